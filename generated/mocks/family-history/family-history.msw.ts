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
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getFamilyHistoryMock as getFamilyHistoryMockSchemaFactory
} from '../../model/index.faker.ts';


export const getListFamilyHistoryResponseMock = (overrideResponse: Partial<Extract<FamilyHistoryList, object>> = {}): FamilyHistoryList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFamilyHistoryMockSchemaFactory() })), ...overrideResponse})


export const getListFamilyHistoryResponseMock200 = (overrideResponse: Partial<Extract<FamilyHistoryList, object>> = {}): FamilyHistoryList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFamilyHistoryMockSchemaFactory() })), ...overrideResponse})


export const getListFamilyHistoryResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateFamilyHistoryResponseMock = (): FamilyHistory => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateFamilyHistoryResponseMock201 = (): FamilyHistory => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateFamilyHistoryResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetFamilyHistoryResponseMock200 = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateFamilyHistoryResponseMock200 = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateFamilyHistoryResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmFamilyHistoryResponseMock200 = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreFamilyHistoryResponseMock = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreFamilyHistoryResponseMock200 = (): FamilyHistoryResponse => ({"id":"6f708192-ac1d-4e2f-9031-b2c3d4e5f607","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","relation":"mother","condition":"Type 2 diabetes","age_at_onset":58,"is_deceased":false,"age_at_death":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreFamilyHistoryResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreFamilyHistoryResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreFamilyHistoryResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListFamilyHistoryMockHandler = (overrideResponse?: FamilyHistoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyHistoryList> | FamilyHistoryList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFamilyHistoryMockHandler200 = (overrideResponse?: FamilyHistoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyHistoryList> | FamilyHistoryList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFamilyHistoryMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFamilyHistoryResponseMock404(),
      { status: 404
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


export const getCreateFamilyHistoryMockHandler201 = (overrideResponse?: FamilyHistory | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FamilyHistory> | FamilyHistory), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFamilyHistoryResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateFamilyHistoryMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFamilyHistoryResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFamilyHistoryResponseMock404(),
      { status: 404
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


export const getGetFamilyHistoryMockHandler200 = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFamilyHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFamilyHistoryResponseMock404(),
      { status: 404
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


export const getUpdateFamilyHistoryMockHandler200 = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFamilyHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateFamilyHistoryMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFamilyHistoryResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFamilyHistoryResponseMock404(),
      { status: 404
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


export const getDeleteFamilyHistoryMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/family-history/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteFamilyHistoryResponseMock404(),
      { status: 404
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


export const getConfirmFamilyHistoryMockHandler200 = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmFamilyHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmFamilyHistoryResponseMock404(),
      { status: 404
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


export const getRestoreFamilyHistoryMockHandler200 = (overrideResponse?: FamilyHistoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FamilyHistoryResponse> | FamilyHistoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFamilyHistoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreFamilyHistoryMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFamilyHistoryResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreFamilyHistoryMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFamilyHistoryResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreFamilyHistoryMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/family-history/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFamilyHistoryResponseMock404(),
      { status: 404
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
