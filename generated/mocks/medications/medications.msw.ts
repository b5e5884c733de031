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
  Medication,
  MedicationList,
  MedicationResponse,
  NoContentResponse
} from '../../model';

import {
  getMedicationMock
} from '../../model/index.faker.ts';


export const getListMedicationsResponseMock = (overrideResponse: Partial<Extract<MedicationList, object>> = {}): MedicationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationMock() })), ...overrideResponse})

export const getCreateMedicationResponseMock = (): Medication => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getGetMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getUpdateMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getConfirmMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getRestoreMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getListMedicationsMockHandler = (overrideResponse?: MedicationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationList> | MedicationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMedicationMockHandler = (overrideResponse?: Medication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Medication> | Medication), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMedicationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMedicationMockHandler = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMedicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMedicationMockHandler = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMedicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMedicationMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmMedicationMockHandler = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmMedicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreMedicationMockHandler = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreMedicationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMedicationsMock = () => [
  getListMedicationsMockHandler(),
  getCreateMedicationMockHandler(),
  getGetMedicationMockHandler(),
  getUpdateMedicationMockHandler(),
  getDeleteMedicationMockHandler(),
  getConfirmMedicationMockHandler(),
  getRestoreMedicationMockHandler()
]
