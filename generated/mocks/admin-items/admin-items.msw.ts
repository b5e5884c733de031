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
  AdminItemList,
  ForbiddenResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getAdminItemCountsMock,
  getAdminItemMock
} from '../../model/index.faker.ts';


export const getListAdminItemsResponseMock = (overrideResponse: Partial<Extract<AdminItemList, object>> = {}): AdminItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAdminItemMock() })), counts: { ...getAdminItemCountsMock() }, ...overrideResponse})


export const getListAdminItemsResponseMock200 = (overrideResponse: Partial<Extract<AdminItemList, object>> = {}): AdminItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAdminItemMock() })), counts: { ...getAdminItemCountsMock() }, ...overrideResponse})


export const getListAdminItemsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListAdminItemsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListAdminItemsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListAdminItemsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListAdminItemsMockHandler = (overrideResponse?: AdminItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminItemList> | AdminItemList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListAdminItemsMockHandler200 = (overrideResponse?: AdminItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminItemList> | AdminItemList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListAdminItemsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListAdminItemsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListAdminItemsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListAdminItemsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getAdminItemsMock = () => [
  getListAdminItemsMockHandler()
]
