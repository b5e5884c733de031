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
  Condition,
  ConditionList,
  ConditionResponse,
  NoContentResponse
} from '../../model';

import {
  getConditionMock
} from '../../model/index.faker.ts';


export const getListConditionsResponseMock = (overrideResponse: Partial<Extract<ConditionList, object>> = {}): ConditionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionMock() })), ...overrideResponse})

export const getCreateConditionResponseMock = (): Condition => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getGetConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getUpdateConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getConfirmConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getRestoreConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getListConditionsMockHandler = (overrideResponse?: ConditionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConditionList> | ConditionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateConditionMockHandler = (overrideResponse?: Condition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Condition> | Condition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConditionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetConditionMockHandler = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConditionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateConditionMockHandler = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConditionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteConditionMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmConditionMockHandler = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmConditionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreConditionMockHandler = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreConditionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getConditionsMock = () => [
  getListConditionsMockHandler(),
  getCreateConditionMockHandler(),
  getGetConditionMockHandler(),
  getUpdateConditionMockHandler(),
  getDeleteConditionMockHandler(),
  getConfirmConditionMockHandler(),
  getRestoreConditionMockHandler()
]
