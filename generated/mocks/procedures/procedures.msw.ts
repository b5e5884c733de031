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
  Procedure,
  ProcedureList,
  ProcedureResponse
} from '../../model';

import {
  getProcedureMock
} from '../../model/index.faker.ts';


export const getListProceduresResponseMock = (overrideResponse: Partial<Extract<ProcedureList, object>> = {}): ProcedureList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcedureMock() })), ...overrideResponse})

export const getCreateProcedureResponseMock = (): Procedure => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getGetProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getUpdateProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getConfirmProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getRestoreProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getListProceduresMockHandler = (overrideResponse?: ProcedureList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcedureList> | ProcedureList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateProcedureMockHandler = (overrideResponse?: Procedure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Procedure> | Procedure), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcedureResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetProcedureMockHandler = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcedureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProcedureMockHandler = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcedureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteProcedureMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmProcedureMockHandler = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmProcedureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreProcedureMockHandler = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreProcedureResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProceduresMock = () => [
  getListProceduresMockHandler(),
  getCreateProcedureMockHandler(),
  getGetProcedureMockHandler(),
  getUpdateProcedureMockHandler(),
  getDeleteProcedureMockHandler(),
  getConfirmProcedureMockHandler(),
  getRestoreProcedureMockHandler()
]
