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
  JourneyEventList,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getJourneyEventMock
} from '../../model/index.faker.ts';


export const getListJourneyEventsResponseMock = (overrideResponse: Partial<Extract<JourneyEventList, object>> = {}): JourneyEventList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})


export const getListJourneyEventsResponseMock200 = (overrideResponse: Partial<Extract<JourneyEventList, object>> = {}): JourneyEventList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})


export const getListJourneyEventsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListJourneyEventsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListJourneyEventsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListJourneyEventsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListJourneyEventsMockHandler = (overrideResponse?: JourneyEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyEventList> | JourneyEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListJourneyEventsMockHandler200 = (overrideResponse?: JourneyEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyEventList> | JourneyEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListJourneyEventsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListJourneyEventsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListJourneyEventsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListJourneyEventsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getJourneyEventsMock = () => [
  getListJourneyEventsMockHandler()
]
