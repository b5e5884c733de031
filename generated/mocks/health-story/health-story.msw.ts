import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ForbiddenResponse,
  HealthStory,
  NotFoundResponse,
  UnauthorizedResponse
} from '../../model';


export const getGetHealthStoryResponseMock = (): HealthStory => ({"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}})


export const getGetHealthStoryResponseMock200 = (): HealthStory => ({"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}})


export const getGetHealthStoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetHealthStoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetHealthStoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetHealthStoryMockHandler = (overrideResponse?: HealthStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStory> | HealthStory), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthStoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetHealthStoryMockHandler200 = (overrideResponse?: HealthStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStory> | HealthStory), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthStoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetHealthStoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthStoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetHealthStoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthStoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetHealthStoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthStoryResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getHealthStoryMock = () => [
  getGetHealthStoryMockHandler()
]
