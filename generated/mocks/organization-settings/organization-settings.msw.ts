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
  NoContentResponse,
  Organization,
  OrganizationHitList
} from '../../model';

import {
  getOrganizationHitMock
} from '../../model/index.faker.ts';


export const getUpdateOrganizationResponseMock = (): Organization => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"+16135550142","revision":3})

export const getSaveOrganizationLogoResponseMock = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})

export const getSearchOrganizationResponseMock = (overrideResponse: Partial<Extract<OrganizationHitList, object>> = {}): OrganizationHitList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationHitMock() })), ...overrideResponse})


export const getUpdateOrganizationMockHandler = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveOrganizationLogoMockHandler = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteOrganizationLogoMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSearchOrganizationMockHandler = (overrideResponse?: OrganizationHitList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationHitList> | OrganizationHitList), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-overviews/:id/search/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrganizationSettingsMock = () => [
  getUpdateOrganizationMockHandler(),
  getSaveOrganizationLogoMockHandler(),
  getDeleteOrganizationLogoMockHandler(),
  getSearchOrganizationMockHandler()
]
