import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  HealthStoryShare,
  HealthStoryShareAccess,
  HealthStoryShareCreated,
  HealthStoryShareList,
  HealthStoryShareNote,
  HealthStoryShareReview,
  SharedHealthStory
} from '../../model';


export const getListHealthStorySharesResponseMock = (): HealthStoryShareList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateHealthStoryShareResponseMock = (): HealthStoryShareCreated => ({"id":"6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001","token":"4Jq0nTq8pSg7m2XWcVb1aQ","url":"https://portage.example/share/4Jq0nTq8pSg7m2XWcVb1aQ/accept","passcode":"482913","expires_at":"2026-11-22T15:04:00Z"})

export const getRevokeHealthStoryShareResponseMock = (): HealthStoryShare => ({"id":"6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","label":"Dr. Roy, walk-in clinic","view":"full","sections":["allergies","medications","conditions"],"hidden_records":[],"since":null,"language":"both","allow_note":true,"status":"active","created_at":"2026-11-20T15:04:00Z","expires_at":"2026-11-22T15:04:00Z","revoked_at":null,"opened_count":1,"last_opened_at":"2026-11-20T19:05:00Z","openings":[{"opened_at":"2026-11-20T19:05:00Z","recipient_name":"Dr. Roy, walk-in clinic"}],"notes":[]})

export const getReviewHealthStoryShareResponseMock = (): HealthStoryShareReview => ({"from_name":"Marie R.","expires_at":"2026-11-22T15:04:00Z","allow_note":true,"attempts_remaining":5})

export const getUnlockHealthStoryShareResponseMock = (): HealthStoryShareAccess => ({"access_token":"q3b0Jc2nTq8pSg7m2XWcVb1aQ4w","expires_at":"2026-11-22T15:04:00Z"})

export const getGetSharedHealthStoryResponseMock = (): SharedHealthStory => ({"from_name":"Maya T.","expires_at":"2026-11-22T15:04:00Z","view":"full","language":"both","allow_note":true,"since":null,"story":{"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","spoken_languages":null,"implants":null,"emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}}})

export const getCreateHealthStoryShareNoteResponseMock = (): HealthStoryShareNote => ({"id":"7e301c8b-2d4f-4061-9bac-1d2e3f400001","author_name":"Dr. Roy","text":"Please bring your inhaler to the next visit.","created_at":"2026-11-20T19:12:00Z"})


export const getListHealthStorySharesMockHandler = (overrideResponse?: HealthStoryShareList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStoryShareList> | HealthStoryShareList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/health-story-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHealthStorySharesResponseMock(),
      { status: 200
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

export const getRevokeHealthStoryShareMockHandler = (overrideResponse?: HealthStoryShare | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShare> | HealthStoryShare), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:id/revoke/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeHealthStoryShareResponseMock(),
      { status: 200
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

export const getUnlockHealthStoryShareMockHandler = (overrideResponse?: HealthStoryShareAccess | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareAccess> | HealthStoryShareAccess), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/unlock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlockHealthStoryShareResponseMock(),
      { status: 200
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

export const getCreateHealthStoryShareNoteMockHandler = (overrideResponse?: HealthStoryShareNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthStoryShareNote> | HealthStoryShareNote), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-story-shares/:token/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHealthStoryShareNoteResponseMock(),
      { status: 201
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
