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
  TestResult,
  TestResultList,
  TestResultResponse
} from '../../model';

import {
  getPersonReferenceMock,
  getRecordSourceMock,
  getTestInterpretationMock,
  getTestResultMock,
  getTestResultStatusMock
} from '../../model/index.faker.ts';


export const getListTestResultsResponseMock = (overrideResponse: Partial<Extract<TestResultList, object>> = {}): TestResultList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTestResultMock() })), ...overrideResponse})

export const getCreateTestResultResponseMock = (overrideResponse: Partial<Extract<TestResult, object>> = {}): TestResult => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", decimals: 1, unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})

export const getGetTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", decimals: 1, unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", decimals: 1, unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})

export const getConfirmTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", decimals: 1, unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})

export const getRestoreTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", decimals: 1, unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getListTestResultsMockHandler = (overrideResponse?: TestResultList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TestResultList> | TestResultList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTestResultMockHandler = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTestResultResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetTestResultMockHandler = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTestResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTestResultMockHandler = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTestResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTestResultMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmTestResultMockHandler = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTestResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreTestResultMockHandler = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreTestResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkTestResultsSeenMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/mark_seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getTestResultsMock = () => [
  getListTestResultsMockHandler(),
  getCreateTestResultMockHandler(),
  getGetTestResultMockHandler(),
  getUpdateTestResultMockHandler(),
  getDeleteTestResultMockHandler(),
  getConfirmTestResultMockHandler(),
  getRestoreTestResultMockHandler(),
  getMarkTestResultsSeenMockHandler()
]
