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
  SuggestionsResponse
} from '../../model';

import {
  getAnswerSuggestionMock
} from '../../model/index.faker.ts';


export const getListAnswerSuggestionsResponseMock = (overrideResponse: Partial<Extract<SuggestionsResponse, object>> = {}): SuggestionsResponse => ({suggestions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAnswerSuggestionMock() })), ...overrideResponse})

export const getReviewAnswerSuggestionsResponseMock = (overrideResponse: Partial<Extract<SuggestionsResponse, object>> = {}): SuggestionsResponse => ({suggestions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAnswerSuggestionMock() })), ...overrideResponse})


export const getListAnswerSuggestionsMockHandler = (overrideResponse?: SuggestionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SuggestionsResponse> | SuggestionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/record_suggestions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnswerSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewAnswerSuggestionsMockHandler = (overrideResponse?: SuggestionsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SuggestionsResponse> | SuggestionsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/submissions/:id/record_suggestions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewAnswerSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAnswerSuggestionsMock = () => [
  getListAnswerSuggestionsMockHandler(),
  getReviewAnswerSuggestionsMockHandler()
]
