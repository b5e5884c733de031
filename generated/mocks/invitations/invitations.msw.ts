import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Branding,
  ConflictResponse,
  ForbiddenResponse,
  GuestSession,
  Invitation,
  InvitationAcceptRefused,
  InvitationAccepted,
  InvitationBatchResult,
  InvitationClosed,
  InvitationForbidden,
  InvitationList,
  InvitationPreview,
  InvitationReview,
  NotFoundResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  ValidationErrors,
  ValidationFailedResponse
} from '../../model';

import {
  getInvitationAcceptRefusedMock,
  getInvitationMock,
  getValidationErrorsMock
} from '../../model/index.faker.ts';


export const getListInvitationsResponseMock = (overrideResponse: Partial<Extract<InvitationList, object>> = {}): InvitationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationMock() })), ...overrideResponse})


export const getListInvitationsResponseMock200 = (overrideResponse: Partial<Extract<InvitationList, object>> = {}): InvitationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationMock() })), ...overrideResponse})


export const getListInvitationsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListInvitationsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListInvitationsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListInvitationsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateInvitationsResponseMock = (): InvitationBatchResult => ({"results":[{"email":"lee@portage.test","outcome":"invited","invitation":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0002"},{"email":"jo@portage.test","outcome":"already_invited","invitation":null}]})


export const getCreateInvitationsResponseMock201 = (): InvitationBatchResult => ({"results":[{"email":"lee@portage.test","outcome":"invited","invitation":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0002"},{"email":"jo@portage.test","outcome":"already_invited","invitation":null}]})


export const getCreateInvitationsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateInvitationsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateInvitationsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateInvitationsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getPreviewInvitationsResponseMock = (): InvitationPreview => ({"subject":"Lakeside Family Health invites you","body":"Hello,\n\nLakeside Family Health invites you to Hip replacement preparation.","results":[{"email":"jo@portage.test","finding":"already_invited"},{"email":"lee@portage.test","finding":"new"}]})


export const getPreviewInvitationsResponseMock200 = (): InvitationPreview => ({"subject":"Lakeside Family Health invites you","body":"Hello,\n\nLakeside Family Health invites you to Hip replacement preparation.","results":[{"email":"jo@portage.test","finding":"already_invited"},{"email":"lee@portage.test","finding":"new"}]})


export const getPreviewInvitationsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getPreviewInvitationsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getPreviewInvitationsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getPreviewInvitationsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateInvitationResponseMock = (): Invitation => ({"id":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001","token":"invite-lakeside","status":"PENDING","email":"jo@portage.test","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a4d6f80-1b3c-4d5e-8f70-0a1b2c3d0001","process_definition_name":"Hip replacement preparation","language":"en-ca","delivery":"sent","last_sent_at":"2026-11-18T15:04:00Z","sent_by":{"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","display_name":"Samuel Roy"},"expires_at":"2026-12-18T15:04:00Z","resend_blocked_until":null})


export const getUpdateInvitationResponseMock200 = (): Invitation => ({"id":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001","token":"invite-lakeside","status":"PENDING","email":"jo@portage.test","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a4d6f80-1b3c-4d5e-8f70-0a1b2c3d0001","process_definition_name":"Hip replacement preparation","language":"en-ca","delivery":"sent","last_sent_at":"2026-11-18T15:04:00Z","sent_by":{"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","display_name":"Samuel Roy"},"expires_at":"2026-12-18T15:04:00Z","resend_blocked_until":null})


export const getUpdateInvitationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateInvitationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateInvitationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateInvitationResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getResendInvitationResponseMock = (): Invitation => ({"id":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001","token":"invite-lakeside","status":"PENDING","email":"jo@portage.test","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a4d6f80-1b3c-4d5e-8f70-0a1b2c3d0001","process_definition_name":"Hip replacement preparation","language":"en-ca","delivery":"sent","last_sent_at":"2026-11-18T15:04:00Z","sent_by":{"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","display_name":"Samuel Roy"},"expires_at":"2026-12-18T15:04:00Z","resend_blocked_until":null})


export const getResendInvitationResponseMock200 = (): Invitation => ({"id":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001","token":"invite-lakeside","status":"PENDING","email":"jo@portage.test","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a4d6f80-1b3c-4d5e-8f70-0a1b2c3d0001","process_definition_name":"Hip replacement preparation","language":"en-ca","delivery":"sent","last_sent_at":"2026-11-18T15:04:00Z","sent_by":{"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","display_name":"Samuel Roy"},"expires_at":"2026-12-18T15:04:00Z","resend_blocked_until":null})


export const getResendInvitationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getResendInvitationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getResendInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getResendInvitationResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getResendInvitationResponseMock429 = (): TooManyRequestsResponse => ({"detail":"Not found."})

export const getReviewInvitationResponseMock = (): InvitationReview => ({"organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health"},"status":"PENDING","process_definition_name":"Hip replacement preparation","process_definition_description":"Get ready for your new hip, step by step. Your care team follows along.","expires_at":"2026-12-18T15:04:00Z","sent_by":"Samuel Roy","recipient":"j•••@portage.test","is_for_caller":null,"process_instance":null,"may_be_guest":true,"language":"en-ca"})


export const getReviewInvitationResponseMock200 = (): InvitationReview => ({"organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health"},"status":"PENDING","process_definition_name":"Hip replacement preparation","process_definition_description":"Get ready for your new hip, step by step. Your care team follows along.","expires_at":"2026-12-18T15:04:00Z","sent_by":"Samuel Roy","recipient":"j•••@portage.test","is_for_caller":null,"process_instance":null,"may_be_guest":true,"language":"en-ca"})


export const getReviewInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetInvitationBrandingResponseMock = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getGetInvitationBrandingResponseMock200 = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getGetInvitationBrandingResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getAcceptInvitationResponseMock = (): InvitationAccepted => ({"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001"})


export const getAcceptInvitationResponseMock200 = (): InvitationAccepted => ({"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001"})


export const getAcceptInvitationResponseMock400 = (): InvitationAcceptRefused | ValidationErrors => (faker.helpers.arrayElement([{ ...getInvitationAcceptRefusedMock() },{ ...getValidationErrorsMock() },]))


export const getAcceptInvitationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getAcceptInvitationResponseMock403 = (): InvitationForbidden => ({"detail":"This invitation was sent to another address.","code":"wrong_account"})


export const getAcceptInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getAcceptInvitationResponseMock409 = (): InvitationClosed => ({"detail":"This invitation has expired.","code":"invitation_expired"})

export const getDeclineInvitationResponseMock = (): InvitationReview => ({"organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health"},"status":"PENDING","process_definition_name":"Hip replacement preparation","process_definition_description":"Get ready for your new hip, step by step. Your care team follows along.","expires_at":"2026-12-18T15:04:00Z","sent_by":"Samuel Roy","recipient":"j•••@portage.test","is_for_caller":null,"process_instance":null,"may_be_guest":true,"language":"en-ca"})


export const getDeclineInvitationResponseMock200 = (): InvitationReview => ({"organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health"},"status":"PENDING","process_definition_name":"Hip replacement preparation","process_definition_description":"Get ready for your new hip, step by step. Your care team follows along.","expires_at":"2026-12-18T15:04:00Z","sent_by":"Samuel Roy","recipient":"j•••@portage.test","is_for_caller":null,"process_instance":null,"may_be_guest":true,"language":"en-ca"})


export const getDeclineInvitationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeclineInvitationResponseMock403 = (): InvitationForbidden => ({"detail":"This invitation was sent to another address.","code":"wrong_account"})


export const getDeclineInvitationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDeclineInvitationResponseMock409 = (): InvitationClosed => ({"detail":"This invitation has expired.","code":"invitation_expired"})

export const getConsumeInvitationAsGuestResponseMock = (): GuestSession => ({"access_token":"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJndWVzdCJ9.c2lnbmF0dXJl","expires_at":"2026-11-21T15:04:00Z"})


export const getConsumeInvitationAsGuestResponseMock200 = (): GuestSession => ({"access_token":"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJndWVzdCJ9.c2lnbmF0dXJl","expires_at":"2026-11-21T15:04:00Z"})


export const getConsumeInvitationAsGuestResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getConsumeInvitationAsGuestResponseMock403 = (): InvitationForbidden => ({"detail":"This invitation was sent to another address.","code":"wrong_account"})


export const getConsumeInvitationAsGuestResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getConsumeInvitationAsGuestResponseMock409 = (): InvitationClosed => ({"detail":"This invitation has expired.","code":"invitation_expired"})


export const getListInvitationsMockHandler = (overrideResponse?: InvitationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationList> | InvitationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListInvitationsMockHandler200 = (overrideResponse?: InvitationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationList> | InvitationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListInvitationsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListInvitationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListInvitationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListInvitationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateInvitationsMockHandler = (overrideResponse?: InvitationBatchResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationBatchResult> | InvitationBatchResult), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationsResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateInvitationsMockHandler201 = (overrideResponse?: InvitationBatchResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationBatchResult> | InvitationBatchResult), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationsResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateInvitationsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateInvitationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateInvitationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateInvitationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvitationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getPreviewInvitationsMockHandler = (overrideResponse?: InvitationPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationPreview> | InvitationPreview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPreviewInvitationsMockHandler200 = (overrideResponse?: InvitationPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationPreview> | InvitationPreview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPreviewInvitationsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPreviewInvitationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPreviewInvitationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPreviewInvitationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateInvitationMockHandler200 = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateInvitationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateInvitationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateInvitationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateInvitationMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/invitations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateInvitationResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getResendInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getResendInvitationMockHandler200 = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getResendInvitationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getResendInvitationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResendInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getResendInvitationMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getResendInvitationMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock429(),
      { status: 429
      })
  }, options)
}

export const getReviewInvitationMockHandler = (overrideResponse?: InvitationReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationReview> | InvitationReview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReviewInvitationMockHandler200 = (overrideResponse?: InvitationReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationReview> | InvitationReview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReviewInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetInvitationBrandingMockHandler = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationBrandingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetInvitationBrandingMockHandler200 = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationBrandingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetInvitationBrandingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationBrandingResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: InvitationAccepted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationAccepted> | InvitationAccepted), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAcceptInvitationMockHandler200 = (overrideResponse?: InvitationAccepted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationAccepted> | InvitationAccepted), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAcceptInvitationMockHandler400 = (overrideResponse?: InvitationAcceptRefused | ValidationErrors | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationAcceptRefused | ValidationErrors> | InvitationAcceptRefused | ValidationErrors), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAcceptInvitationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAcceptInvitationMockHandler403 = (overrideResponse?: InvitationForbidden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationForbidden> | InvitationForbidden), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAcceptInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAcceptInvitationMockHandler409 = (overrideResponse?: InvitationClosed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationClosed> | InvitationClosed), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getDeclineInvitationMockHandler = (overrideResponse?: InvitationReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationReview> | InvitationReview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeclineInvitationMockHandler200 = (overrideResponse?: InvitationReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationReview> | InvitationReview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeclineInvitationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeclineInvitationMockHandler403 = (overrideResponse?: InvitationForbidden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationForbidden> | InvitationForbidden), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeclineInvitationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeclineInvitationMockHandler409 = (overrideResponse?: InvitationClosed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationClosed> | InvitationClosed), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getConsumeInvitationAsGuestMockHandler = (overrideResponse?: GuestSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GuestSession> | GuestSession), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/consume_as_guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsumeInvitationAsGuestResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConsumeInvitationAsGuestMockHandler200 = (overrideResponse?: GuestSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GuestSession> | GuestSession), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/consume_as_guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsumeInvitationAsGuestResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConsumeInvitationAsGuestMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/consume_as_guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsumeInvitationAsGuestResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConsumeInvitationAsGuestMockHandler403 = (overrideResponse?: InvitationForbidden | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationForbidden> | InvitationForbidden), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/consume_as_guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsumeInvitationAsGuestResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConsumeInvitationAsGuestMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/consume_as_guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsumeInvitationAsGuestResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getConsumeInvitationAsGuestMockHandler409 = (overrideResponse?: InvitationClosed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationClosed> | InvitationClosed), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/consume_as_guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsumeInvitationAsGuestResponseMock409(),
      { status: 409
      })
  }, options)
}
export const getInvitationsMock = () => [
  getListInvitationsMockHandler(),
  getCreateInvitationsMockHandler(),
  getPreviewInvitationsMockHandler(),
  getUpdateInvitationMockHandler(),
  getResendInvitationMockHandler(),
  getReviewInvitationMockHandler(),
  getGetInvitationBrandingMockHandler(),
  getAcceptInvitationMockHandler(),
  getDeclineInvitationMockHandler(),
  getConsumeInvitationAsGuestMockHandler()
]
