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
  Branding,
  Organization,
  OrganizationList
} from '../../model';

import {
  getOrganizationMock
} from '../../model/index.faker.ts';


export const getListOrganizationsResponseMock = (overrideResponse: Partial<Extract<OrganizationList, object>> = {}): OrganizationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationMock() })), ...overrideResponse})

export const getGetOrganizationResponseMock = (): Organization => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"+16135550142","revision":3})

export const getGetOrganizationBrandingResponseMock = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getListOrganizationsMockHandler = (overrideResponse?: OrganizationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationList> | OrganizationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrganizationMockHandler = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrganizationBrandingMockHandler = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationBrandingResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrganizationsMock = () => [
  getListOrganizationsMockHandler(),
  getGetOrganizationMockHandler(),
  getGetOrganizationBrandingMockHandler()
]
