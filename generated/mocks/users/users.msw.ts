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
  ForbiddenResponse,
  GuestClaimRefused,
  NotFoundResponse,
  UnauthorizedResponse,
  User,
  ValidationErrors,
  ValidationFailedResponse
} from '../../model';

import {
  getGuestClaimRefusedMock,
  getValidationErrorsMock
} from '../../model/index.faker.ts';


export const getGetCurrentUserResponseMock = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getGetCurrentUserResponseMock200 = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getGetCurrentUserResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetCurrentUserResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})

export const getUpdateUserResponseMock = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getUpdateUserResponseMock200 = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getUpdateUserResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateUserResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateUserResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateUserResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getClaimGuestUserResponseMock = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getClaimGuestUserResponseMock200 = (): User => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","is_guest":false,"role_types":["patient"],"current_patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Maya","last_name":"Tremblay","username":"maya@portage.test","email":"maya@portage.test"})


export const getClaimGuestUserResponseMock400 = (): GuestClaimRefused | ValidationErrors => (faker.helpers.arrayElement([{ ...getGuestClaimRefusedMock() },{ ...getValidationErrorsMock() },]))


export const getClaimGuestUserResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getClaimGuestUserResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getClaimGuestUserResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetCurrentUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCurrentUserMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCurrentUserMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetCurrentUserMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentUserResponseMock403(),
      { status: 403
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


export const getUpdateUserMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/users/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateUserMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/users/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateUserMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/users/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateUserMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/users/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/users/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock404(),
      { status: 404
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


export const getClaimGuestUserMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/claim-guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGuestUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getClaimGuestUserMockHandler400 = (overrideResponse?: GuestClaimRefused | ValidationErrors | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GuestClaimRefused | ValidationErrors> | GuestClaimRefused | ValidationErrors), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/claim-guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGuestUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getClaimGuestUserMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/claim-guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGuestUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getClaimGuestUserMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/claim-guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGuestUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getClaimGuestUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/claim-guest/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getClaimGuestUserResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getUsersMock = () => [
  getGetCurrentUserMockHandler(),
  getUpdateUserMockHandler(),
  getClaimGuestUserMockHandler()
]
