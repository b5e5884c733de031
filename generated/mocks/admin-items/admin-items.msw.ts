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
  AdminItemList
} from '../../model';

import {
  getAdminItemCountsMock,
  getAdminItemMock
} from '../../model/index.faker.ts';


export const getListAdminItemsResponseMock = (overrideResponse: Partial<Extract<AdminItemList, object>> = {}): AdminItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAdminItemMock() })), counts: { ...getAdminItemCountsMock() }, ...overrideResponse})


export const getListAdminItemsMockHandler = (overrideResponse?: AdminItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminItemList> | AdminItemList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAdminItemsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAdminItemsMock = () => [
  getListAdminItemsMockHandler()
]
