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
  RecordSuggestion,
  RecordSuggestionList
} from '../../model';

import {
  getAllergyMock,
  getConditionMock,
  getFamilyHistoryMock,
  getImmunizationMock,
  getMedicationMock,
  getOrganizationReferenceMock,
  getPersonReferenceMock,
  getProcedureMock,
  getRecordSuggestionStatusMock,
  getSuggestedRecordKindMock,
  getTestResultMock
} from '../../model/index.faker.ts';


export const getListRecordSuggestionsResponseMock = (): RecordSuggestionList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getAnswerRecordSuggestionResponseMock = (overrideResponse: Partial<Extract<RecordSuggestion, object>> = {}): RecordSuggestion => ({id: faker.string.uuid(), patient: faker.string.uuid(), organization: { ...getOrganizationReferenceMock() }, suggested_by: { ...getPersonReferenceMock() }, suggested_at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: getSuggestedRecordKindMock(), status: getRecordSuggestionStatusMock(), decided_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), record: faker.helpers.arrayElement([faker.string.uuid(), null]), allergy: faker.helpers.arrayElement([{ ...getAllergyMock() },null,]), medication: faker.helpers.arrayElement([{ ...getMedicationMock() },null,]), condition: faker.helpers.arrayElement([{ ...getConditionMock() },null,]), immunization: faker.helpers.arrayElement([{ ...getImmunizationMock() },null,]), procedure: faker.helpers.arrayElement([{ ...getProcedureMock() },null,]), family_history: faker.helpers.arrayElement([{ ...getFamilyHistoryMock() },null,]), test_result: faker.helpers.arrayElement([{ ...getTestResultMock() },null,]), ...overrideResponse})


export const getListRecordSuggestionsMockHandler = (overrideResponse?: RecordSuggestionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordSuggestionList> | RecordSuggestionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-suggestions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerRecordSuggestionMockHandler = (overrideResponse?: RecordSuggestion | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RecordSuggestion> | RecordSuggestion), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/record-suggestions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerRecordSuggestionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRecordSuggestionsMock = () => [
  getListRecordSuggestionsMockHandler(),
  getAnswerRecordSuggestionMockHandler()
]
