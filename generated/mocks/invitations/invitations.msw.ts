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
  GuestSession,
  Invitation,
  InvitationAccepted,
  InvitationBatchResult,
  InvitationList,
  InvitationPreview,
  InvitationReview
} from '../../model';

import {
  getInvitationMock
} from '../../model/index.faker.ts';


export const getListInvitationsResponseMock = (overrideResponse: Partial<Extract<InvitationList, object>> = {}): InvitationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationMock() })), ...overrideResponse})

export const getCreateInvitationsResponseMock = (): InvitationBatchResult => ({"results":[{"email":"lee@portage.test","outcome":"invited","invitation":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0002"},{"email":"jo@portage.test","outcome":"already_invited","invitation":null}]})

export const getPreviewInvitationsResponseMock = (): InvitationPreview => ({"subject":"Lakeside Family Health invites you","body":"Hello,\n\nLakeside Family Health invites you to Hip replacement preparation.","results":[{"email":"jo@portage.test","finding":"already_invited"},{"email":"lee@portage.test","finding":"new"}]})

export const getUpdateInvitationResponseMock = (): Invitation => ({"id":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001","token":"invite-lakeside","status":"PENDING","email":"jo@portage.test","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a4d6f80-1b3c-4d5e-8f70-0a1b2c3d0001","process_definition_name":"Hip replacement preparation","language":"en-ca","delivery":"sent","last_sent_at":"2026-11-18T15:04:00Z","sent_by":{"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","display_name":"Samuel Roy"},"expires_at":"2026-12-18T15:04:00Z","resend_blocked_until":null})

export const getResendInvitationResponseMock = (): Invitation => ({"id":"9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001","token":"invite-lakeside","status":"PENDING","email":"jo@portage.test","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a4d6f80-1b3c-4d5e-8f70-0a1b2c3d0001","process_definition_name":"Hip replacement preparation","language":"en-ca","delivery":"sent","last_sent_at":"2026-11-18T15:04:00Z","sent_by":{"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","display_name":"Samuel Roy"},"expires_at":"2026-12-18T15:04:00Z","resend_blocked_until":null})

export const getReviewInvitationResponseMock = (): InvitationReview => ({"organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","phone":"+16135550142","email":"hello@lakeside.example"},"status":"PENDING","process_definition_name":"Hip replacement preparation","process_definition_description":"Get ready for your new hip, step by step. Your care team follows along.","expires_at":"2026-12-18T15:04:00Z","sent_by":"Samuel Roy","recipient":"j•••@portage.test","is_for_caller":null,"process_instance":null,"may_be_guest":true,"language":"en-ca"})

export const getGetInvitationBrandingResponseMock = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})

export const getAcceptInvitationResponseMock = (): InvitationAccepted => ({"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001"})

export const getDeclineInvitationResponseMock = (): InvitationReview => ({"organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","phone":"+16135550142","email":"hello@lakeside.example"},"status":"PENDING","process_definition_name":"Hip replacement preparation","process_definition_description":"Get ready for your new hip, step by step. Your care team follows along.","expires_at":"2026-12-18T15:04:00Z","sent_by":"Samuel Roy","recipient":"j•••@portage.test","is_for_caller":null,"process_instance":null,"may_be_guest":true,"language":"en-ca"})

export const getConsumeInvitationAsGuestResponseMock = (): GuestSession => ({"access_token":"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJndWVzdCJ9.c2lnbmF0dXJl","expires_at":"2026-11-21T15:04:00Z"})


export const getListInvitationsMockHandler = (overrideResponse?: InvitationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvitationList> | InvitationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListInvitationsResponseMock(),
      { status: 200
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

export const getPreviewInvitationsMockHandler = (overrideResponse?: InvitationPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationPreview> | InvitationPreview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/preview/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvitationsResponseMock(),
      { status: 200
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

export const getResendInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:id/resend/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendInvitationResponseMock(),
      { status: 200
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

export const getGetInvitationBrandingMockHandler = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.get('*/v1/invitations/:token/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationBrandingResponseMock(),
      { status: 200
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

export const getDeclineInvitationMockHandler = (overrideResponse?: InvitationReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationReview> | InvitationReview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/invitations/:token/decline/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineInvitationResponseMock(),
      { status: 200
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
