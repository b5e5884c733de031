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
  Immunization,
  ImmunizationList,
  ImmunizationResponse,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getImmunizationMock
} from '../../model/index.faker.ts';


export const getListImmunizationsResponseMock = (overrideResponse: Partial<Extract<ImmunizationList, object>> = {}): ImmunizationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getImmunizationMock() })), ...overrideResponse})


export const getListImmunizationsResponseMock200 = (overrideResponse: Partial<Extract<ImmunizationList, object>> = {}): ImmunizationList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getImmunizationMock() })), ...overrideResponse})


export const getListImmunizationsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListImmunizationsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListImmunizationsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListImmunizationsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateImmunizationResponseMock = (): Immunization => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateImmunizationResponseMock201 = (): Immunization => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateImmunizationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateImmunizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateImmunizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateImmunizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetImmunizationResponseMock200 = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetImmunizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetImmunizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetImmunizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateImmunizationResponseMock200 = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateImmunizationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateImmunizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateImmunizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateImmunizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteImmunizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteImmunizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteImmunizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmImmunizationResponseMock200 = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmImmunizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmImmunizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmImmunizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreImmunizationResponseMock = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreImmunizationResponseMock200 = (): ImmunizationResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","vaccine_name":"Flu","vaccine_code":{"system":"http://hl7.org/fhir/sid/cvx","code":"88"},"date_received":"2025-10","dose_number":null,"lot_number":"FJ8472","manufacturer":"Sanofi","location":"Lakeside pharmacy","next_dose_date":null,"reaction":"Sore arm for two days.","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreImmunizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreImmunizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreImmunizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListImmunizationsMockHandler = (overrideResponse?: ImmunizationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImmunizationList> | ImmunizationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListImmunizationsMockHandler200 = (overrideResponse?: ImmunizationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImmunizationList> | ImmunizationList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListImmunizationsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListImmunizationsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListImmunizationsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListImmunizationsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImmunizationsResponseMock404(),
      { status: 404
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


export const getCreateImmunizationMockHandler201 = (overrideResponse?: Immunization | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Immunization> | Immunization), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImmunizationResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateImmunizationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImmunizationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateImmunizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImmunizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateImmunizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImmunizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateImmunizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImmunizationResponseMock404(),
      { status: 404
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


export const getGetImmunizationMockHandler200 = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImmunizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetImmunizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImmunizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetImmunizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImmunizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetImmunizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImmunizationResponseMock404(),
      { status: 404
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


export const getUpdateImmunizationMockHandler200 = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImmunizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateImmunizationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImmunizationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateImmunizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImmunizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateImmunizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImmunizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateImmunizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImmunizationResponseMock404(),
      { status: 404
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


export const getDeleteImmunizationMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteImmunizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteImmunizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteImmunizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteImmunizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteImmunizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/immunizations/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteImmunizationResponseMock404(),
      { status: 404
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


export const getConfirmImmunizationMockHandler200 = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmImmunizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmImmunizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmImmunizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmImmunizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmImmunizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmImmunizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmImmunizationResponseMock404(),
      { status: 404
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


export const getRestoreImmunizationMockHandler200 = (overrideResponse?: ImmunizationResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImmunizationResponse> | ImmunizationResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreImmunizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreImmunizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreImmunizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreImmunizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreImmunizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreImmunizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/immunizations/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreImmunizationResponseMock404(),
      { status: 404
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
