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
  MedicationProductList
} from '../../model';

import {
  getMedicationProductMock
} from '../../model/index.faker.ts';


export const getListMedicationProductsResponseMock = (overrideResponse: Partial<Extract<MedicationProductList, object>> = {}): MedicationProductList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationProductMock() })), ...overrideResponse})


export const getListMedicationProductsMockHandler = (overrideResponse?: MedicationProductList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationProductList> | MedicationProductList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medication-products/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationProductsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMedicationProductsMock = () => [
  getListMedicationProductsMockHandler()
]
