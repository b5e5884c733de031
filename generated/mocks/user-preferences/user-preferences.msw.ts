import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ForbiddenResponse,
  GuestClaimNonce,
  NotFoundResponse,
  UnauthorizedResponse,
  UserPreferences,
  ValidationFailedResponse
} from '../../model';


export const getUpdateUserPreferencesResponseMock = (): UserPreferences => ({"language":"fr-ca"})


export const getUpdateUserPreferencesResponseMock200 = (): UserPreferences => ({"language":"fr-ca"})


export const getUpdateUserPreferencesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateUserPreferencesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateUserPreferencesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateUserPreferencesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateGuestUserClaimNonceResponseMock = (): GuestClaimNonce => ({"guest_user_claim_nonce":"b3JkLWd1ZXN0LW5vbmNl"})


export const getCreateGuestUserClaimNonceResponseMock200 = (): GuestClaimNonce => ({"guest_user_claim_nonce":"b3JkLWd1ZXN0LW5vbmNl"})


export const getCreateGuestUserClaimNonceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateGuestUserClaimNonceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateGuestUserClaimNonceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateUserPreferencesMockHandler = (overrideResponse?: UserPreferences | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserPreferences> | UserPreferences), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateUserPreferencesMockHandler200 = (overrideResponse?: UserPreferences | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserPreferences> | UserPreferences), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateUserPreferencesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateUserPreferencesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateUserPreferencesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateUserPreferencesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateGuestUserClaimNonceMockHandler = (overrideResponse?: GuestClaimNonce | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GuestClaimNonce> | GuestClaimNonce), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user-preferences/:userId/guest_user_claim_nonce/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGuestUserClaimNonceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateGuestUserClaimNonceMockHandler200 = (overrideResponse?: GuestClaimNonce | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GuestClaimNonce> | GuestClaimNonce), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user-preferences/:userId/guest_user_claim_nonce/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGuestUserClaimNonceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateGuestUserClaimNonceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user-preferences/:userId/guest_user_claim_nonce/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGuestUserClaimNonceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateGuestUserClaimNonceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user-preferences/:userId/guest_user_claim_nonce/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGuestUserClaimNonceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateGuestUserClaimNonceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/user-preferences/:userId/guest_user_claim_nonce/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGuestUserClaimNonceResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getUserPreferencesMock = () => [
  getUpdateUserPreferencesMockHandler(),
  getCreateGuestUserClaimNonceMockHandler()
]
