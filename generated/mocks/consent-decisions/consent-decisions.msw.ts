import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ConsentDecision,
  ForbiddenResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';


export const getCreateConsentDecisionResponseMock = (): ConsentDecision => ({"id":"2a9c4e61-5d7f-4b80-9c13-6e7f80910001","consented":true,"policy":"https://portage.example/privacy","decided_at":"2026-11-20T14:00:00Z"})


export const getCreateConsentDecisionResponseMock201 = (): ConsentDecision => ({"id":"2a9c4e61-5d7f-4b80-9c13-6e7f80910001","consented":true,"policy":"https://portage.example/privacy","decided_at":"2026-11-20T14:00:00Z"})


export const getCreateConsentDecisionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateConsentDecisionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateConsentDecisionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateConsentDecisionMockHandler = (overrideResponse?: ConsentDecision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConsentDecision> | ConsentDecision), options?: RequestHandlerOptions) => {
  return http.post('*/v1/consent-decisions/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConsentDecisionResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateConsentDecisionMockHandler201 = (overrideResponse?: ConsentDecision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConsentDecision> | ConsentDecision), options?: RequestHandlerOptions) => {
  return http.post('*/v1/consent-decisions/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConsentDecisionResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateConsentDecisionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/consent-decisions/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConsentDecisionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateConsentDecisionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/consent-decisions/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConsentDecisionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateConsentDecisionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/consent-decisions/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConsentDecisionResponseMock403(),
      { status: 403
      })
  }, options)
}
export const getConsentDecisionsMock = () => [
  getCreateConsentDecisionMockHandler()
]
