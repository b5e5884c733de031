import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  GuestClaimNonce,
  UserPreferences
} from '../../model';


export const getUpdateUserPreferencesResponseMock = (): UserPreferences => ({"language":"fr-ca"})

export const getCreateGuestUserClaimNonceResponseMock = (): GuestClaimNonce => ({"guest_user_claim_nonce":"b3JkLWd1ZXN0LW5vbmNl"})


export const getUpdateUserPreferencesMockHandler = (overrideResponse?: UserPreferences | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserPreferences> | UserPreferences), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-preferences/:userId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserPreferencesResponseMock(),
      { status: 200
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
export const getUserPreferencesMock = () => [
  getUpdateUserPreferencesMockHandler(),
  getCreateGuestUserClaimNonceMockHandler()
]
