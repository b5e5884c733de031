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
  MedicationProductList,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getMedicationProductMock
} from '../../model/index.faker.ts';


export const getListMedicationProductsResponseMock = (overrideResponse: Partial<Extract<MedicationProductList, object>> = {}): MedicationProductList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationProductMock() })), ...overrideResponse})


export const getListMedicationProductsResponseMock200 = (overrideResponse: Partial<Extract<MedicationProductList, object>> = {}): MedicationProductList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationProductMock() })), ...overrideResponse})


export const getListMedicationProductsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListMedicationProductsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListMedicationProductsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListMedicationProductsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListMedicationProductsMockHandler = (overrideResponse?: MedicationProductList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationProductList> | MedicationProductList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMedicationProductsMockHandler200 = (overrideResponse?: MedicationProductList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationProductList> | MedicationProductList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMedicationProductsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListMedicationProductsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListMedicationProductsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListMedicationProductsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getMedicationProductsMock = () => [
  getListMedicationProductsMockHandler()
]
