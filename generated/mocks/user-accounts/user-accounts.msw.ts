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
  RolePermissionList,
  UserAccount,
  UserCreated,
  UserList
} from '../../model';

import {
  getRolePermissionMock,
  getUserAccountMock
} from '../../model/index.faker.ts';


export const getListUsersResponseMock = (overrideResponse: Partial<Extract<UserList, object>> = {}): UserList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserAccountMock() })), ...overrideResponse})

export const getCreateUserResponseMock = (overrideResponse: Partial<Extract<UserCreated, object>> = {}): UserCreated => ({outcome: "created", user: { ...getUserAccountMock() }, ...overrideResponse})

export const getUpdateUserRolesResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})

export const getDeactivateUserResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})

export const getReactivateUserResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})

export const getResendTemporaryPasswordResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})

export const getListRolePermissionsResponseMock = (overrideResponse: Partial<Extract<RolePermissionList, object>> = {}): RolePermissionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRolePermissionMock() })), ...overrideResponse})


export const getListUsersMockHandler = (overrideResponse?: UserList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserList> | UserList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateUserMockHandler = (overrideResponse?: UserCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserCreated> | UserCreated), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateUserRolesMockHandler = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeactivateUserMockHandler = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReactivateUserMockHandler = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResendTemporaryPasswordMockHandler = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/temporary-password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendTemporaryPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRolePermissionsMockHandler = (overrideResponse?: RolePermissionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RolePermissionList> | RolePermissionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/role-permissions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRolePermissionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserAccountsMock = () => [
  getListUsersMockHandler(),
  getCreateUserMockHandler(),
  getUpdateUserRolesMockHandler(),
  getDeactivateUserMockHandler(),
  getReactivateUserMockHandler(),
  getResendTemporaryPasswordMockHandler(),
  getListRolePermissionsMockHandler()
]
