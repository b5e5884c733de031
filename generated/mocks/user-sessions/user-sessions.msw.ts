import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NoContentResponse,
  UserSessionList
} from '../../model';


export const getListUserSessionsResponseMock = (): UserSessionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListUserSessionsMockHandler = (overrideResponse?: UserSessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserSessionList> | UserSessionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndUserSessionMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/users/current/sessions/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getUserSessionsMock = () => [
  getListUserSessionsMockHandler(),
  getEndUserSessionMockHandler()
]
