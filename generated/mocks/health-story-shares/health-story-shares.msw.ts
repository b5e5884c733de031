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
  ConflictResponse,
  ForbiddenResponse,
  HealthStoryShare,
  HealthStoryShareAccess,
  HealthStoryShareCreated,
  HealthStoryShareEnded,
  HealthStoryShareList,
  HealthStoryShareLocked,
  HealthStoryShareNote,
  HealthStoryShareReview,
  HealthStoryShareWrongPasscode,
  NotFoundResponse,
  SharedHealthStory,
  UnauthorizedResponse,
  ValidationErrors,
  ValidationFailedResponse
} from '../../model';

import {
  getHealthStoryShareWrongPasscodeMock,
  getValidationErrorsMock
} from '../../model/index.faker.ts';


export const getListHealthStorySharesResponseMock = (): HealthStoryShareList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListHealthStorySharesResponseMock200 = (): HealthStoryShareList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListHealthStorySharesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListHealthStorySharesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListHealthStorySharesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListHealthStorySharesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateHealthStoryShareResponseMock = (): HealthStoryShareCreated => ({"id":"6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001","token":"4Jq0nTq8pSg7m2XWcVb1aQ","url":"https://portage.example/share/4Jq0nTq8pSg7m2XWcVb1aQ/accept","passcode":"482913","expires_at":"2026-11-22T15:04:00Z"})


export const getCreateHealthStoryShareResponseMock201 = (): HealthStoryShareCreated => ({"id":"6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001","token":"4Jq0nTq8pSg7m2XWcVb1aQ","url":"https://portage.example/share/4Jq0nTq8pSg7m2XWcVb1aQ/accept","passcode":"482913","expires_at":"2026-11-22T15:04:00Z"})


export const getCreateHealthStoryShareResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateHealthStoryShareResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getRevokeHealthStoryShareResponseMock = (): HealthStoryShare => ({"id":"6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","label":"Dr. Roy, walk-in clinic","sections":["allergies","medications","conditions"],"hidden_records":[],"since":null,"language":"both","allow_note":true,"status":"active","created_at":"2026-11-20T15:04:00Z","expires_at":"2026-11-22T15:04:00Z","revoked_at":null,"opened_count":1,"last_opened_at":"2026-11-20T19:05:00Z","openings":[{"opened_at":"2026-11-20T19:05:00Z","recipient_name":"Dr. Roy, walk-in clinic"}],"notes":[]})


export const getRevokeHealthStoryShareResponseMock200 = (): HealthStoryShare => ({"id":"6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","label":"Dr. Roy, walk-in clinic","sections":["allergies","medications","conditions"],"hidden_records":[],"since":null,"language":"both","allow_note":true,"status":"active","created_at":"2026-11-20T15:04:00Z","expires_at":"2026-11-22T15:04:00Z","revoked_at":null,"opened_count":1,"last_opened_at":"2026-11-20T19:05:00Z","openings":[{"opened_at":"2026-11-20T19:05:00Z","recipient_name":"Dr. Roy, walk-in clinic"}],"notes":[]})


export const getRevokeHealthStoryShareResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRevokeHealthStoryShareResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRevokeHealthStoryShareResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getReviewHealthStoryShareResponseMock = (): HealthStoryShareReview => ({"from_name":"Marie R.","expires_at":"2026-11-22T15:04:00Z","allow_note":true,"attempts_remaining":5})


export const getReviewHealthStoryShareResponseMock200 = (): HealthStoryShareReview => ({"from_name":"Marie R.","expires_at":"2026-11-22T15:04:00Z","allow_note":true,"attempts_remaining":5})


export const getReviewHealthStoryShareResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUnlockHealthStoryShareResponseMock = (): HealthStoryShareAccess => ({"access_token":"q3b0Jc2nTq8pSg7m2XWcVb1aQ4w","expires_at":"2026-11-22T15:04:00Z"})


export const getUnlockHealthStoryShareResponseMock200 = (): HealthStoryShareAccess => ({"access_token":"q3b0Jc2nTq8pSg7m2XWcVb1aQ4w","expires_at":"2026-11-22T15:04:00Z"})


export const getUnlockHealthStoryShareResponseMock400 = (): HealthStoryShareWrongPasscode | ValidationErrors => (faker.helpers.arrayElement([{ ...getHealthStoryShareWrongPasscodeMock() },{ ...getValidationErrorsMock() },]))


export const getUnlockHealthStoryShareResponseMock403 = (): HealthStoryShareLocked => ({"detail":"Verification limit exceeded.","code":"verification_limit_exceeded"})


export const getUnlockHealthStoryShareResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetSharedHealthStoryResponseMock = (): SharedHealthStory => ({"from_name":"Maya T.","expires_at":"2026-11-22T15:04:00Z","language":"both","allow_note":true,"since":null,"story":{"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}}})


export const getGetSharedHealthStoryResponseMock200 = (): SharedHealthStory => ({"from_name":"Maya T.","expires_at":"2026-11-22T15:04:00Z","language":"both","allow_note":true,"since":null,"story":{"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}}})


export const getGetSharedHealthStoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetSharedHealthStoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetSharedHealthStoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetSharedHealthStoryResponseMock410 = (): HealthStoryShareEnded => ({"detail":"This link has expired.","code":"expired"})

export const getCreateHealthStoryShareNoteResponseMock = (): HealthStoryShareNote => ({"id":"7e301c8b-2d4f-4061-9bac-1d2e3f400001","author_name":"Dr. Roy","text":"Please bring your inhaler to the next visit.","created_at":"2026-11-20T19:12:00Z"})


export const getCreateHealthStoryShareNoteResponseMock201 = (): HealthStoryShareNote => ({"id":"7e301c8b-2d4f-4061-9bac-1d2e3f400001","author_name":"Dr. Roy","text":"Please bring your inhaler to the next visit.","created_at":"2026-11-20T19:12:00Z"})


export const getCreateHealthStoryShareNoteResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateHealthStoryShareNoteResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareNoteResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareNoteResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareNoteResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getCreateHealthStoryShareNoteResponseMock410 = (): HealthStoryShareEnded => ({"detail":"This link has expired.","code":"expired"})


export const getListHealthStorySharesMockHandler = (overrideResponse?: HealthStoryShareList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStoryShareList> | HealthStoryShareList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListHealthStorySharesMockHandler200 = (overrideResponse?: HealthStoryShareList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStoryShareList> | HealthStoryShareList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListHealthStorySharesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListHealthStorySharesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListHealthStorySharesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListHealthStorySharesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateHealthStoryShareMockHandler = (overrideResponse?: HealthStoryShareCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareCreated> | HealthStoryShareCreated), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateHealthStoryShareMockHandler201 = (overrideResponse?: HealthStoryShareCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareCreated> | HealthStoryShareCreated), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateHealthStoryShareMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateHealthStoryShareMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateHealthStoryShareMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateHealthStoryShareMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateHealthStoryShareMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getRevokeHealthStoryShareMockHandler = (overrideResponse?: HealthStoryShare | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShare> | HealthStoryShare), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeHealthStoryShareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRevokeHealthStoryShareMockHandler200 = (overrideResponse?: HealthStoryShare | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShare> | HealthStoryShare), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeHealthStoryShareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRevokeHealthStoryShareMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeHealthStoryShareResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRevokeHealthStoryShareMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeHealthStoryShareResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRevokeHealthStoryShareMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeHealthStoryShareResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getReviewHealthStoryShareMockHandler = (overrideResponse?: HealthStoryShareReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStoryShareReview> | HealthStoryShareReview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewHealthStoryShareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReviewHealthStoryShareMockHandler200 = (overrideResponse?: HealthStoryShareReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStoryShareReview> | HealthStoryShareReview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewHealthStoryShareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReviewHealthStoryShareMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewHealthStoryShareResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUnlockHealthStoryShareMockHandler = (overrideResponse?: HealthStoryShareAccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareAccess> | HealthStoryShareAccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/unlock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlockHealthStoryShareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUnlockHealthStoryShareMockHandler200 = (overrideResponse?: HealthStoryShareAccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareAccess> | HealthStoryShareAccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/unlock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlockHealthStoryShareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUnlockHealthStoryShareMockHandler400 = (overrideResponse?: HealthStoryShareWrongPasscode | ValidationErrors | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareWrongPasscode | ValidationErrors> | HealthStoryShareWrongPasscode | ValidationErrors), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/unlock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlockHealthStoryShareResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUnlockHealthStoryShareMockHandler403 = (overrideResponse?: HealthStoryShareLocked | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareLocked> | HealthStoryShareLocked), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/unlock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlockHealthStoryShareResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUnlockHealthStoryShareMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/unlock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlockHealthStoryShareResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetSharedHealthStoryMockHandler = (overrideResponse?: SharedHealthStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SharedHealthStory> | SharedHealthStory), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedHealthStoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSharedHealthStoryMockHandler200 = (overrideResponse?: SharedHealthStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SharedHealthStory> | SharedHealthStory), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedHealthStoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSharedHealthStoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedHealthStoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetSharedHealthStoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedHealthStoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetSharedHealthStoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedHealthStoryResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetSharedHealthStoryMockHandler410 = (overrideResponse?: HealthStoryShareEnded | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStoryShareEnded> | HealthStoryShareEnded), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/:token/summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedHealthStoryResponseMock410(),
      { status: 410
      })
  }, options)
}

export const getCreateHealthStoryShareNoteMockHandler = (overrideResponse?: HealthStoryShareNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareNote> | HealthStoryShareNote), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler201 = (overrideResponse?: HealthStoryShareNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareNote> | HealthStoryShareNote), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getCreateHealthStoryShareNoteMockHandler410 = (overrideResponse?: HealthStoryShareEnded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareEnded> | HealthStoryShareEnded), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock410(),
      { status: 410
      })
  }, options)
}
export const getHealthStorySharesMock = () => [
  getListHealthStorySharesMockHandler(),
  getCreateHealthStoryShareMockHandler(),
  getRevokeHealthStoryShareMockHandler(),
  getReviewHealthStoryShareMockHandler(),
  getUnlockHealthStoryShareMockHandler(),
  getGetSharedHealthStoryMockHandler(),
  getCreateHealthStoryShareNoteMockHandler()
]
