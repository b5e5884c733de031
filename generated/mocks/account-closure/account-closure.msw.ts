import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AccountClosure,
  NoContentResponse
} from '../../model';


export const getRequestAccountClosureResponseMock = (): AccountClosure => ({"email":"maya@portage.test","code_expires_at":"2026-11-23T14:30:00Z","closes_at":null})

export const getConfirmAccountClosureResponseMock = (): AccountClosure => ({"email":"maya@portage.test","code_expires_at":"2026-11-23T14:30:00Z","closes_at":null})


export const getRequestAccountClosureMockHandler = (overrideResponse?: AccountClosure | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AccountClosure> | AccountClosure), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/current/closure/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestAccountClosureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelAccountClosureMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/users/current/closure/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmAccountClosureMockHandler = (overrideResponse?: AccountClosure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountClosure> | AccountClosure), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/current/closure/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccountClosureResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAccountClosureMock = () => [
  getRequestAccountClosureMockHandler(),
  getCancelAccountClosureMockHandler(),
  getConfirmAccountClosureMockHandler()
]
