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
  Immunization,
  ImmunizationList,
  ImmunizationResponse,
  NoContentResponse
} from '../../model';

import {
  getImmunizationMock
} from '../../model/index.faker.ts';


export const getListImmunizationsResponseMock = (overrideResponse: Partial<Extract<ImmunizationList, object>> = {}): ImmunizationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getImmunizationMock() })), ...overrideResponse})

export const getCreateImmunizationResponseMock = (): Immunization => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getGetImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getUpdateImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getConfirmImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getRestoreImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getListImmunizationsMockHandler = (overrideResponse?: ImmunizationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImmunizationList> | ImmunizationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateImmunizationMockHandler = (overrideResponse?: Immunization | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Immunization> | Immunization), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImmunizationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetImmunizationMockHandler = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImmunizationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImmunizationMockHandler = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImmunizationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteImmunizationMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmImmunizationMockHandler = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmImmunizationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreImmunizationMockHandler = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreImmunizationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getImmunizationsMock = () => [
  getListImmunizationsMockHandler(),
  getCreateImmunizationMockHandler(),
  getGetImmunizationMockHandler(),
  getUpdateImmunizationMockHandler(),
  getDeleteImmunizationMockHandler(),
  getConfirmImmunizationMockHandler(),
  getRestoreImmunizationMockHandler()
]
