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
  FaqList
} from '../../model';

import {
  getFaqMock
} from '../../model/index.faker.ts';


export const getListFaqsResponseMock = (overrideResponse: Partial<Extract<FaqList, object>> = {}): FaqList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), ...overrideResponse})


export const getListFaqsMockHandler = (overrideResponse?: FaqList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqList> | FaqList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFaqsMock = () => [
  getListFaqsMockHandler()
]
