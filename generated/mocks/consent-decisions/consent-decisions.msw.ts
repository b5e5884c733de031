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
  ConsentDecision,
  ConsentDecisionList
} from '../../model';

import {
  getConsentDecisionMock
} from '../../model/index.faker.ts';


export const getListConsentDecisionsResponseMock = (overrideResponse: Partial<Extract<ConsentDecisionList, object>> = {}): ConsentDecisionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConsentDecisionMock() })), ...overrideResponse})

export const getCreateConsentDecisionResponseMock = (): ConsentDecision => ({"id":"2a9c4e61-5d7f-4b80-9c13-6e7f80910001","consented":true,"policy":"https://portage.example/privacy","decided_at":"2026-11-20T14:00:00Z","version":"2026.2"})


export const getListConsentDecisionsMockHandler = (overrideResponse?: ConsentDecisionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConsentDecisionList> | ConsentDecisionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/consent-decisions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConsentDecisionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateConsentDecisionMockHandler = (overrideResponse?: ConsentDecision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConsentDecision> | ConsentDecision), options?: RequestHandlerOptions) => {
  return http.post('*/v1/consent-decisions/consent/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConsentDecisionResponseMock(),
      { status: 201
      })
  }, options)
}
export const getConsentDecisionsMock = () => [
  getListConsentDecisionsMockHandler(),
  getCreateConsentDecisionMockHandler()
]
