import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NoContentResponse,
  User
} from '../../model';


export const getGetCurrentUserResponseMock = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})

export const getUpdateUserResponseMock = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})

export const getClaimGuestUserResponseMock = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getGetCurrentUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndGuestVisitMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/current/end_visit/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/users/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getClaimGuestUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/claim-guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGuestUserResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getGetCurrentUserMockHandler(),
  getEndGuestVisitMockHandler(),
  getUpdateUserMockHandler(),
  getClaimGuestUserMockHandler()
]
