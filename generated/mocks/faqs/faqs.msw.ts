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
  FaqList,
  ForbiddenResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getFaqMock
} from '../../model/index.faker.ts';


export const getListFaqsResponseMock = (overrideResponse: Partial<Extract<FaqList, object>> = {}): FaqList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), ...overrideResponse})


export const getListFaqsResponseMock200 = (overrideResponse: Partial<Extract<FaqList, object>> = {}): FaqList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), ...overrideResponse})


export const getListFaqsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListFaqsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListFaqsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListFaqsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListFaqsMockHandler = (overrideResponse?: FaqList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqList> | FaqList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFaqsMockHandler200 = (overrideResponse?: FaqList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqList> | FaqList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFaqsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListFaqsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListFaqsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListFaqsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/faqs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqsResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getFaqsMock = () => [
  getListFaqsMockHandler()
]
