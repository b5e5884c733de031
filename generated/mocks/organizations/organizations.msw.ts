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
  ForbiddenResponse,
  NotFoundResponse,
  Organization,
  OrganizationList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getOrganizationMock
} from '../../model/index.faker.ts';


export const getListOrganizationsResponseMock = (overrideResponse: Partial<Extract<OrganizationList, object>> = {}): OrganizationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationMock() })), ...overrideResponse})


export const getListOrganizationsResponseMock200 = (overrideResponse: Partial<Extract<OrganizationList, object>> = {}): OrganizationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationMock() })), ...overrideResponse})


export const getListOrganizationsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListOrganizationsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListOrganizationsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListOrganizationsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetOrganizationResponseMock = (): Organization => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142"})


export const getGetOrganizationResponseMock200 = (): Organization => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142"})


export const getGetOrganizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetOrganizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetOrganizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetOrganizationBrandingResponseMock = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getGetOrganizationBrandingResponseMock200 = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getGetOrganizationBrandingResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetOrganizationBrandingResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetOrganizationBrandingResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListOrganizationsMockHandler = (overrideResponse?: OrganizationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationList> | OrganizationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationsMockHandler200 = (overrideResponse?: OrganizationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationList> | OrganizationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListOrganizationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListOrganizationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListOrganizationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationsResponseMock404(),
      { status: 404
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


export const getGetOrganizationMockHandler200 = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationResponseMock404(),
      { status: 404
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


export const getGetOrganizationBrandingMockHandler200 = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationBrandingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationBrandingMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationBrandingResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationBrandingMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationBrandingResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationBrandingMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/branding/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationBrandingResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getOrganizationsMock = () => [
  getListOrganizationsMockHandler(),
  getGetOrganizationMockHandler(),
  getGetOrganizationBrandingMockHandler()
]
