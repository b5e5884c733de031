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
  NoContentResponse,
  NotFoundResponse,
  OrganizationOffering,
  OrganizationOfferingList,
  OrganizationOverview,
  OrganizationOverviewList,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getOrganizationOfferingMock,
  getOrganizationOverviewMock
} from '../../model/index.faker.ts';


export const getCreateOrganizationResponseMock = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getCreateOrganizationResponseMock201 = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getCreateOrganizationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateOrganizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateOrganizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})

export const getSaveOrganizationIconResponseMock = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getSaveOrganizationIconResponseMock200 = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getSaveOrganizationIconResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveOrganizationIconResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveOrganizationIconResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveOrganizationIconResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveOrganizationIconResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"Not found."})



export const getDeleteOrganizationIconResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteOrganizationIconResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteOrganizationIconResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getListOrganizationOfferingsResponseMock = (overrideResponse: Partial<Extract<OrganizationOfferingList, object>> = {}): OrganizationOfferingList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOfferingMock() })), ...overrideResponse})


export const getListOrganizationOfferingsResponseMock200 = (overrideResponse: Partial<Extract<OrganizationOfferingList, object>> = {}): OrganizationOfferingList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOfferingMock() })), ...overrideResponse})


export const getListOrganizationOfferingsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListOrganizationOfferingsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListOrganizationOfferingsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListOrganizationOfferingsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateOrganizationOfferingResponseMock = (): OrganizationOffering => ({"process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Hip replacement preparation","written_languages":["en-ca","fr-ca"],"languages":["en-ca","fr-ca"],"is_offered":true,"is_discoverable":true,"position":1,"active_count":5,"revision":3})


export const getUpdateOrganizationOfferingResponseMock200 = (): OrganizationOffering => ({"process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Hip replacement preparation","written_languages":["en-ca","fr-ca"],"languages":["en-ca","fr-ca"],"is_offered":true,"is_discoverable":true,"position":1,"active_count":5,"revision":3})


export const getUpdateOrganizationOfferingResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateOrganizationOfferingResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateOrganizationOfferingResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateOrganizationOfferingResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateOrganizationOfferingResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getUpdateOrganizationOfferingResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getListOrganizationOverviewsResponseMock = (overrideResponse: Partial<Extract<OrganizationOverviewList, object>> = {}): OrganizationOverviewList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOverviewMock() })), ...overrideResponse})


export const getListOrganizationOverviewsResponseMock200 = (overrideResponse: Partial<Extract<OrganizationOverviewList, object>> = {}): OrganizationOverviewList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOverviewMock() })), ...overrideResponse})


export const getListOrganizationOverviewsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListOrganizationOverviewsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListOrganizationOverviewsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListOrganizationOverviewsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetOrganizationOverviewResponseMock = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getGetOrganizationOverviewResponseMock200 = (): OrganizationOverview => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142","logo":"http://localhost:4010/media/lakeside-logo.svg","logo_alt":"A sun above two waves","member_count":12,"journey_count":3,"revision":3,"updated_at":"2026-11-19T19:45:00Z"})


export const getGetOrganizationOverviewResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetOrganizationOverviewResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetOrganizationOverviewResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateOrganizationMockHandler = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateOrganizationMockHandler201 = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateOrganizationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateOrganizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateOrganizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationResponseMock403(),
      { status: 403
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


export const getSaveOrganizationIconMockHandler200 = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveOrganizationIconMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveOrganizationIconMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveOrganizationIconMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveOrganizationIconMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveOrganizationIconMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationIconResponseMock413(),
      { status: 413
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


export const getDeleteOrganizationIconMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteOrganizationIconMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationIconResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteOrganizationIconMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationIconResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteOrganizationIconMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/icon/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationIconResponseMock404(),
      { status: 404
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


export const getListOrganizationOfferingsMockHandler200 = (overrideResponse?: OrganizationOfferingList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationOfferingList> | OrganizationOfferingList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOfferingsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationOfferingsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOfferingsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListOrganizationOfferingsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOfferingsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListOrganizationOfferingsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOfferingsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListOrganizationOfferingsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOfferingsResponseMock404(),
      { status: 404
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


export const getUpdateOrganizationOfferingMockHandler200 = (overrideResponse?: OrganizationOffering | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OrganizationOffering> | OrganizationOffering), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateOrganizationOfferingMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateOrganizationOfferingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateOrganizationOfferingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateOrganizationOfferingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateOrganizationOfferingMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getUpdateOrganizationOfferingMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/journeys/:definitionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationOfferingResponseMock428(),
      { status: 428
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


export const getListOrganizationOverviewsMockHandler200 = (overrideResponse?: OrganizationOverviewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationOverviewList> | OrganizationOverviewList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOverviewsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationOverviewsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOverviewsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListOrganizationOverviewsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOverviewsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListOrganizationOverviewsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOverviewsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListOrganizationOverviewsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationOverviewsResponseMock404(),
      { status: 404
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


export const getGetOrganizationOverviewMockHandler200 = (overrideResponse?: OrganizationOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationOverview> | OrganizationOverview), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationOverviewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationOverviewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationOverviewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationOverviewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationOverviewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationOverviewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-overviews/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationOverviewResponseMock404(),
      { status: 404
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
