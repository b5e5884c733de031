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
  OrganizationJourneyDetail,
  OrganizationJourneyList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getOrganizationJourneyMock
} from '../../model/index.faker.ts';


export const getListOrganizationJourneysResponseMock = (overrideResponse: Partial<Extract<OrganizationJourneyList, object>> = {}): OrganizationJourneyList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationJourneyMock() })), ...overrideResponse})


export const getListOrganizationJourneysResponseMock200 = (overrideResponse: Partial<Extract<OrganizationJourneyList, object>> = {}): OrganizationJourneyList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationJourneyMock() })), ...overrideResponse})


export const getListOrganizationJourneysResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListOrganizationJourneysResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListOrganizationJourneysResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListOrganizationJourneysResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetOrganizationJourneyResponseMock = (): OrganizationJourneyDetail => ({"id":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"is_offered":true,"counts":{"active":12,"pending":2,"completed":31,"cancelled":4},"open_provider_task_count":3,"attention_count":1,"last_activity_at":"2026-11-19T19:45:00Z","table_config":{"columns":[{"key":"name","label":"Name","kind":"text","options":[]},{"key":"status","label":"Status","kind":"status","options":[]},{"key":"variable:side","label":"Hip","kind":"choice","options":[{"value":"left","label":"Left"},{"value":"right","label":"Right"}]}]},"steps":[{"activity_id":"about_you","name":"About you and your hip"}]})


export const getGetOrganizationJourneyResponseMock200 = (): OrganizationJourneyDetail => ({"id":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"is_offered":true,"counts":{"active":12,"pending":2,"completed":31,"cancelled":4},"open_provider_task_count":3,"attention_count":1,"last_activity_at":"2026-11-19T19:45:00Z","table_config":{"columns":[{"key":"name","label":"Name","kind":"text","options":[]},{"key":"status","label":"Status","kind":"status","options":[]},{"key":"variable:side","label":"Hip","kind":"choice","options":[{"value":"left","label":"Left"},{"value":"right","label":"Right"}]}]},"steps":[{"activity_id":"about_you","name":"About you and your hip"}]})


export const getGetOrganizationJourneyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetOrganizationJourneyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetOrganizationJourneyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListOrganizationJourneysMockHandler = (overrideResponse?: OrganizationJourneyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationJourneyList> | OrganizationJourneyList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationJourneysMockHandler200 = (overrideResponse?: OrganizationJourneyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationJourneyList> | OrganizationJourneyList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationJourneysMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListOrganizationJourneysMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListOrganizationJourneysMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListOrganizationJourneysMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetOrganizationJourneyMockHandler = (overrideResponse?: OrganizationJourneyDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationJourneyDetail> | OrganizationJourneyDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationJourneyMockHandler200 = (overrideResponse?: OrganizationJourneyDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationJourneyDetail> | OrganizationJourneyDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationJourneyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationJourneyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationJourneyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getOrganizationJourneysMock = () => [
  getListOrganizationJourneysMockHandler(),
  getGetOrganizationJourneyMockHandler()
]
