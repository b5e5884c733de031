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
  TestResult,
  TestResultList,
  TestResultResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getPersonReferenceMock,
  getRecordSourceMock,
  getTestInterpretationMock,
  getTestResultMock,
  getTestResultStatusMock
} from '../../model/index.faker.ts';


export const getListTestResultsResponseMock = (overrideResponse: Partial<Extract<TestResultList, object>> = {}): TestResultList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTestResultMock() })), ...overrideResponse})


export const getListTestResultsResponseMock200 = (overrideResponse: Partial<Extract<TestResultList, object>> = {}): TestResultList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTestResultMock() })), ...overrideResponse})


export const getListTestResultsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListTestResultsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListTestResultsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListTestResultsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateTestResultResponseMock = (overrideResponse: Partial<Extract<TestResult, object>> = {}): TestResult => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getCreateTestResultResponseMock201 = (overrideResponse: Partial<Extract<TestResult, object>> = {}): TestResult => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getCreateTestResultResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateTestResultResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateTestResultResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateTestResultResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getGetTestResultResponseMock200 = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getGetTestResultResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetTestResultResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetTestResultResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getUpdateTestResultResponseMock200 = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getUpdateTestResultResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateTestResultResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateTestResultResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateTestResultResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteTestResultResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteTestResultResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteTestResultResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getConfirmTestResultResponseMock200 = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getConfirmTestResultResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmTestResultResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmTestResultResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreTestResultResponseMock = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getRestoreTestResultResponseMock200 = (overrideResponse: Partial<Extract<TestResultResponse, object>> = {}): TestResultResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: "Diabetes check", test_name: "A1C (average blood sugar)", test_code: "4548-4", value: 6.2, value_text: "No growth", unit: "%", reference_low: 4, reference_high: 6, reference_text: "Negative", interpretation: getTestInterpretationMock(), collected_at: "2026-09-14", resulted_at: "2026-09-16T13:30:00Z", lab_name: "Lakeside Community Laboratory", status: getTestResultStatusMock(), notes: "I had a cold that week.", is_new: faker.datatype.boolean(), ...overrideResponse})


export const getRestoreTestResultResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreTestResultResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreTestResultResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getMarkTestResultsSeenResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getMarkTestResultsSeenResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getMarkTestResultsSeenResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getMarkTestResultsSeenResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListTestResultsMockHandler = (overrideResponse?: TestResultList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TestResultList> | TestResultList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTestResultsMockHandler200 = (overrideResponse?: TestResultList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TestResultList> | TestResultList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTestResultsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListTestResultsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListTestResultsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListTestResultsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTestResultsResponseMock404(),
      { status: 404
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


export const getCreateTestResultMockHandler201 = (overrideResponse?: TestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResult> | TestResult), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTestResultResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateTestResultMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTestResultResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateTestResultMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTestResultResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateTestResultMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTestResultResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateTestResultMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTestResultResponseMock404(),
      { status: 404
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


export const getGetTestResultMockHandler200 = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTestResultResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTestResultMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTestResultResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTestResultMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTestResultResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTestResultMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTestResultResponseMock404(),
      { status: 404
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


export const getUpdateTestResultMockHandler200 = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTestResultResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateTestResultMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTestResultResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateTestResultMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTestResultResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateTestResultMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTestResultResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateTestResultMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTestResultResponseMock404(),
      { status: 404
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


export const getDeleteTestResultMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteTestResultMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTestResultResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteTestResultMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTestResultResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteTestResultMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/test-results/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTestResultResponseMock404(),
      { status: 404
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


export const getConfirmTestResultMockHandler200 = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTestResultResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmTestResultMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTestResultResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmTestResultMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTestResultResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmTestResultMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTestResultResponseMock404(),
      { status: 404
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


export const getRestoreTestResultMockHandler200 = (overrideResponse?: TestResultResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestResultResponse> | TestResultResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreTestResultResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreTestResultMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreTestResultResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreTestResultMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreTestResultResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreTestResultMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreTestResultResponseMock404(),
      { status: 404
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


export const getMarkTestResultsSeenMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/mark_seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getMarkTestResultsSeenMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/mark_seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkTestResultsSeenResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getMarkTestResultsSeenMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/mark_seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkTestResultsSeenResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getMarkTestResultsSeenMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/mark_seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkTestResultsSeenResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getMarkTestResultsSeenMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/test-results/mark_seen/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkTestResultsSeenResponseMock404(),
      { status: 404
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
