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
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  RolePermissionList,
  UnauthorizedResponse,
  UserAccount,
  UserChangeRefused,
  UserCreated,
  UserList,
  ValidationFailedResponse
} from '../../model';

import {
  getRolePermissionMock,
  getUserAccountMock
} from '../../model/index.faker.ts';


export const getListUsersResponseMock = (overrideResponse: Partial<Extract<UserList, object>> = {}): UserList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserAccountMock() })), ...overrideResponse})


export const getListUsersResponseMock200 = (overrideResponse: Partial<Extract<UserList, object>> = {}): UserList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserAccountMock() })), ...overrideResponse})


export const getListUsersResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListUsersResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListUsersResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListUsersResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateUserResponseMock = (overrideResponse: Partial<Extract<UserCreated, object>> = {}): UserCreated => ({outcome: "created", user: { ...getUserAccountMock() }, ...overrideResponse})


export const getCreateUserResponseMock201 = (overrideResponse: Partial<Extract<UserCreated, object>> = {}): UserCreated => ({outcome: "created", user: { ...getUserAccountMock() }, ...overrideResponse})


export const getCreateUserResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateUserResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateUserResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateUserResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateUserRolesResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getUpdateUserRolesResponseMock200 = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getUpdateUserRolesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateUserRolesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateUserRolesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateUserRolesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateUserRolesResponseMock409 = (): UserChangeRefused => ({"detail":"You are the only administrator. Make somebody else one first.","code":"last_admin"})


export const getUpdateUserRolesResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getUpdateUserRolesResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getDeactivateUserResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getDeactivateUserResponseMock200 = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getDeactivateUserResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getDeactivateUserResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeactivateUserResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeactivateUserResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDeactivateUserResponseMock409 = (): UserChangeRefused => ({"detail":"You are the only administrator. Make somebody else one first.","code":"last_admin"})


export const getDeactivateUserResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getDeactivateUserResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getReactivateUserResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getReactivateUserResponseMock200 = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getReactivateUserResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getReactivateUserResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getReactivateUserResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getReactivateUserResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getReactivateUserResponseMock409 = (): UserChangeRefused => ({"detail":"You are the only administrator. Make somebody else one first.","code":"last_admin"})


export const getReactivateUserResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getReactivateUserResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getResendTemporaryPasswordResponseMock = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getResendTemporaryPasswordResponseMock200 = (): UserAccount => ({"id":"1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001","is_guest":false,"role_types":["provider"],"current_patient":null,"language_preference":"en-ca","consented_policies":["https://portage.example/privacy","https://portage.example/terms"],"first_name":"Samuel","last_name":"Roy","username":"samuel@portage.test","email":"samuel@portage.test","status":"active","last_sign_in_at":"2026-11-20T13:04:00Z","memberships":[{"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","role_types":["provider"]}],"revision":1})


export const getResendTemporaryPasswordResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getResendTemporaryPasswordResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getResendTemporaryPasswordResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getResendTemporaryPasswordResponseMock409 = (): UserChangeRefused => ({"detail":"You are the only administrator. Make somebody else one first.","code":"last_admin"})

export const getListRolePermissionsResponseMock = (overrideResponse: Partial<Extract<RolePermissionList, object>> = {}): RolePermissionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRolePermissionMock() })), ...overrideResponse})


export const getListRolePermissionsResponseMock200 = (overrideResponse: Partial<Extract<RolePermissionList, object>> = {}): RolePermissionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRolePermissionMock() })), ...overrideResponse})


export const getListRolePermissionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListRolePermissionsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListUsersMockHandler = (overrideResponse?: UserList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserList> | UserList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListUsersMockHandler200 = (overrideResponse?: UserList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserList> | UserList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListUsersMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListUsersMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListUsersMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListUsersMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock404(),
      { status: 404
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


export const getCreateUserMockHandler201 = (overrideResponse?: UserCreated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserCreated> | UserCreated), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateUserMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateUserMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateUserMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUserResponseMock404(),
      { status: 404
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


export const getUpdateUserRolesMockHandler200 = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateUserRolesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateUserRolesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateUserRolesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateUserRolesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateUserRolesMockHandler409 = (overrideResponse?: UserChangeRefused | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UserChangeRefused> | UserChangeRefused), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getUpdateUserRolesMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getUpdateUserRolesMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/:id/roles/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserRolesResponseMock428(),
      { status: 428
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


export const getDeactivateUserMockHandler200 = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeactivateUserMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeactivateUserMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeactivateUserMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeactivateUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeactivateUserMockHandler409 = (overrideResponse?: UserChangeRefused | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserChangeRefused> | UserChangeRefused), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getDeactivateUserMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getDeactivateUserMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/deactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeactivateUserResponseMock428(),
      { status: 428
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


export const getReactivateUserMockHandler200 = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReactivateUserMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getReactivateUserMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReactivateUserMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getReactivateUserMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getReactivateUserMockHandler409 = (overrideResponse?: UserChangeRefused | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserChangeRefused> | UserChangeRefused), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getReactivateUserMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getReactivateUserMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/reactivate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReactivateUserResponseMock428(),
      { status: 428
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


export const getResendTemporaryPasswordMockHandler200 = (overrideResponse?: UserAccount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserAccount> | UserAccount), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/temporary-password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendTemporaryPasswordResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getResendTemporaryPasswordMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/temporary-password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendTemporaryPasswordResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getResendTemporaryPasswordMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/temporary-password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendTemporaryPasswordResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getResendTemporaryPasswordMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/temporary-password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendTemporaryPasswordResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getResendTemporaryPasswordMockHandler409 = (overrideResponse?: UserChangeRefused | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserChangeRefused> | UserChangeRefused), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/:id/temporary-password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendTemporaryPasswordResponseMock409(),
      { status: 409
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


export const getListRolePermissionsMockHandler200 = (overrideResponse?: RolePermissionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RolePermissionList> | RolePermissionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/role-permissions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRolePermissionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListRolePermissionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/role-permissions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRolePermissionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListRolePermissionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/role-permissions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRolePermissionsResponseMock403(),
      { status: 403
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
