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
  JourneyEventList
} from '../../model';

import {
  getJourneyEventMock
} from '../../model/index.faker.ts';


export const getListJourneyEventsResponseMock = (overrideResponse: Partial<Extract<JourneyEventList, object>> = {}): JourneyEventList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})


export const getListJourneyEventsMockHandler = (overrideResponse?: JourneyEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyEventList> | JourneyEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyEventsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getJourneyEventsMock = () => [
  getListJourneyEventsMockHandler()
]
