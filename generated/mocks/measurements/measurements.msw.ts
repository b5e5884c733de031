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
  Measurement,
  MeasurementImportResult,
  MeasurementList,
  MeasurementResponse,
  NoContentResponse
} from '../../model';

import {
  getMeasurementKindMock,
  getMeasurementMock,
  getMeasurementUnitMock,
  getPersonReferenceMock,
  getRecordSourceMock
} from '../../model/index.faker.ts';


export const getListMeasurementsResponseMock = (overrideResponse: Partial<Extract<MeasurementList, object>> = {}): MeasurementList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementMock() })), ...overrideResponse})

export const getCreateMeasurementResponseMock = (overrideResponse: Partial<Extract<Measurement, object>> = {}): Measurement => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), kind: getMeasurementKindMock(), value: 68.2, diastolic: 82, unit: getMeasurementUnitMock(), measured_at: "2026-11-20T12:30:00Z", notes: "Before breakfast.", ...overrideResponse})

export const getImportMeasurementsResponseMock = (): MeasurementImportResult => ({"added":198,"known":2})

export const getGetMeasurementResponseMock = (overrideResponse: Partial<Extract<MeasurementResponse, object>> = {}): MeasurementResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), kind: getMeasurementKindMock(), value: 68.2, diastolic: 82, unit: getMeasurementUnitMock(), measured_at: "2026-11-20T12:30:00Z", notes: "Before breakfast.", ...overrideResponse})

export const getUpdateMeasurementResponseMock = (overrideResponse: Partial<Extract<MeasurementResponse, object>> = {}): MeasurementResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), kind: getMeasurementKindMock(), value: 68.2, diastolic: 82, unit: getMeasurementUnitMock(), measured_at: "2026-11-20T12:30:00Z", notes: "Before breakfast.", ...overrideResponse})

export const getRestoreMeasurementResponseMock = (overrideResponse: Partial<Extract<MeasurementResponse, object>> = {}): MeasurementResponse => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: "Lakeside Community Hospital", recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), kind: getMeasurementKindMock(), value: 68.2, diastolic: 82, unit: getMeasurementUnitMock(), measured_at: "2026-11-20T12:30:00Z", notes: "Before breakfast.", ...overrideResponse})


export const getListMeasurementsMockHandler = (overrideResponse?: MeasurementList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementList> | MeasurementList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/measurements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMeasurementMockHandler = (overrideResponse?: Measurement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Measurement> | Measurement), options?: RequestHandlerOptions) => {
  return http.post('*/v1/measurements/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMeasurementResponseMock(),
      { status: 201
      })
  }, options)
}

export const getImportMeasurementsMockHandler = (overrideResponse?: MeasurementImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MeasurementImportResult> | MeasurementImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/v1/measurements/import/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportMeasurementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMeasurementMockHandler = (overrideResponse?: MeasurementResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementResponse> | MeasurementResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/measurements/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMeasurementMockHandler = (overrideResponse?: MeasurementResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MeasurementResponse> | MeasurementResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/measurements/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMeasurementMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/measurements/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreMeasurementMockHandler = (overrideResponse?: MeasurementResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MeasurementResponse> | MeasurementResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/measurements/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreMeasurementResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMeasurementsMock = () => [
  getListMeasurementsMockHandler(),
  getCreateMeasurementMockHandler(),
  getImportMeasurementsMockHandler(),
  getGetMeasurementMockHandler(),
  getUpdateMeasurementMockHandler(),
  getDeleteMeasurementMockHandler(),
  getRestoreMeasurementMockHandler()
]
