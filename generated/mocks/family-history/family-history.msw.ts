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
  FamilyHistory,
  FamilyHistoryList,
  FamilyHistoryResponse,
  NoContentResponse
} from '../../model';

import {
  getFamilyHistoryMock as getFamilyHistoryMockSchemaFactory
} from '../../model/index.faker.ts';


export const getListFamilyHistoryResponseMock = (overrideResponse: Partial<Extract<FamilyHistoryList, object>> = {}): FamilyHistoryList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFamilyHistoryMockSchemaFactory() })), ...overrideResponse})

export const getCreateFamilyHistoryResponseMock = (): FamilyHistory => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getGetFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getUpdateFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getConfirmFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getRestoreFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getListFamilyHistoryMockHandler = (overrideResponse?: FamilyHistoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyHistoryList> | FamilyHistoryList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFamilyHistoryMockHandler = (overrideResponse?: FamilyHistory | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FamilyHistory> | FamilyHistory), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFamilyHistoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetFamilyHistoryMockHandler = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFamilyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFamilyHistoryMockHandler = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFamilyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFamilyHistoryMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmFamilyHistoryMockHandler = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmFamilyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreFamilyHistoryMockHandler = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFamilyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFamilyHistoryMock = () => [
  getListFamilyHistoryMockHandler(),
  getCreateFamilyHistoryMockHandler(),
  getGetFamilyHistoryMockHandler(),
  getUpdateFamilyHistoryMockHandler(),
  getDeleteFamilyHistoryMockHandler(),
  getConfirmFamilyHistoryMockHandler(),
  getRestoreFamilyHistoryMockHandler()
]
