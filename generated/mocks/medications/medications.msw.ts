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
  Medication,
  MedicationList,
  MedicationResponse,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getMedicationMock
} from '../../model/index.faker.ts';


export const getListMedicationsResponseMock = (overrideResponse: Partial<Extract<MedicationList, object>> = {}): MedicationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationMock() })), ...overrideResponse})


export const getListMedicationsResponseMock200 = (overrideResponse: Partial<Extract<MedicationList, object>> = {}): MedicationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationMock() })), ...overrideResponse})


export const getListMedicationsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListMedicationsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListMedicationsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListMedicationsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateMedicationResponseMock = (): Medication => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateMedicationResponseMock201 = (): Medication => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateMedicationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateMedicationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateMedicationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateMedicationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetMedicationResponseMock200 = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetMedicationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetMedicationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetMedicationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateMedicationResponseMock200 = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateMedicationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateMedicationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateMedicationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateMedicationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteMedicationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteMedicationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteMedicationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmMedicationResponseMock200 = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmMedicationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmMedicationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmMedicationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreMedicationResponseMock = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreMedicationResponseMock200 = (): MedicationResponse => ({"id":"8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Metformin","din":null,"form":"tablet","strength":"500 mg","dose":{"value":1,"unit":"tablet"},"dose_text":null,"frequency":"twice_daily","custom_schedule":null,"max_per_day":null,"route":"oral","instruction_type":"structured","instructions":"Take with food.","reason":"Type 2 diabetes","start_date":"2019-04","end_date":null,"currently_taking":true,"stop_reason":null,"reaction":null,"prescriber_text":"Dr. Anand","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreMedicationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreMedicationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreMedicationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListMedicationsMockHandler = (overrideResponse?: MedicationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationList> | MedicationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMedicationsMockHandler200 = (overrideResponse?: MedicationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationList> | MedicationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMedicationsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListMedicationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListMedicationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListMedicationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMedicationsResponseMock404(),
      { status: 404
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


export const getCreateMedicationMockHandler201 = (overrideResponse?: Medication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Medication> | Medication), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMedicationResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateMedicationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMedicationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateMedicationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMedicationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateMedicationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMedicationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateMedicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMedicationResponseMock404(),
      { status: 404
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


export const getGetMedicationMockHandler200 = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMedicationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMedicationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMedicationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetMedicationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMedicationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetMedicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMedicationResponseMock404(),
      { status: 404
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


export const getUpdateMedicationMockHandler200 = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMedicationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateMedicationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMedicationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateMedicationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMedicationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateMedicationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMedicationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateMedicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMedicationResponseMock404(),
      { status: 404
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


export const getDeleteMedicationMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteMedicationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMedicationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteMedicationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMedicationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteMedicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/medications/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMedicationResponseMock404(),
      { status: 404
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


export const getConfirmMedicationMockHandler200 = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmMedicationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmMedicationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmMedicationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmMedicationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmMedicationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmMedicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmMedicationResponseMock404(),
      { status: 404
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


export const getRestoreMedicationMockHandler200 = (overrideResponse?: MedicationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MedicationResponse> | MedicationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreMedicationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreMedicationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreMedicationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreMedicationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreMedicationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreMedicationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/medications/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreMedicationResponseMock404(),
      { status: 404
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
