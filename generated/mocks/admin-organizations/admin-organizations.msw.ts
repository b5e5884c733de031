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
  NoContentResponse,
  OrganizationOffering,
  OrganizationOfferingList,
  OrganizationOverview,
  OrganizationOverviewList
} from '../../model';

import {
  getOrganizationOfferingMock,
  getOrganizationOverviewMock
} from '../../model/index.faker.ts';


export const getCreateOrganizationResponseMock = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"+16135550142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"keeps_health_cards":false,"reviews_journeys":false,"teen_privacy_age":null,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})

export const getSaveOrganizationIconResponseMock = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"+16135550142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"keeps_health_cards":false,"reviews_journeys":false,"teen_privacy_age":null,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})

export const getListOrganizationOfferingsResponseMock = (overrideResponse: Partial<Extract<OrganizationOfferingList, object>> = {}): OrganizationOfferingList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOfferingMock() })), ...overrideResponse})

export const getUpdateOrganizationOfferingResponseMock = (): OrganizationOffering => ({"process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Hip replacement preparation","written_languages":["en-ca","fr-ca"],"languages":["en-ca","fr-ca"],"is_offered":true,"is_discoverable":true,"position":1,"active_count":5,"revision":3})

export const getListOrganizationOverviewsResponseMock = (overrideResponse: Partial<Extract<OrganizationOverviewList, object>> = {}): OrganizationOverviewList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOverviewMock() })), ...overrideResponse})

export const getGetOrganizationOverviewResponseMock = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"+16135550142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"keeps_health_cards":false,"reviews_journeys":false,"teen_privacy_age":null,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getCreateOrganizationMockHandler = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSaveOrganizationIconMockHandler = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteOrganizationIconMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListOrganizationOfferingsMockHandler = (overrideResponse?: OrganizationOfferingList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationOfferingList> | OrganizationOfferingList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOfferingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOrganizationOfferingMockHandler = (overrideResponse?: OrganizationOffering | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OrganizationOffering> | OrganizationOffering), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOrganizationOverviewsMockHandler = (overrideResponse?: OrganizationOverviewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationOverviewList> | OrganizationOverviewList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOverviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrganizationOverviewMockHandler = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationOverviewResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAdminOrganizationsMock = () => [
  getCreateOrganizationMockHandler(),
  getSaveOrganizationIconMockHandler(),
  getDeleteOrganizationIconMockHandler(),
  getListOrganizationOfferingsMockHandler(),
  getUpdateOrganizationOfferingMockHandler(),
  getListOrganizationOverviewsMockHandler(),
  getGetOrganizationOverviewMockHandler()
]
