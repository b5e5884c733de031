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
  Procedure,
  ProcedureList,
  ProcedureResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getProcedureMock
} from '../../model/index.faker.ts';


export const getListProceduresResponseMock = (overrideResponse: Partial<Extract<ProcedureList, object>> = {}): ProcedureList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcedureMock() })), ...overrideResponse})


export const getListProceduresResponseMock200 = (overrideResponse: Partial<Extract<ProcedureList, object>> = {}): ProcedureList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcedureMock() })), ...overrideResponse})


export const getListProceduresResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProceduresResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProceduresResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProceduresResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateProcedureResponseMock = (): Procedure => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateProcedureResponseMock201 = (): Procedure => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateProcedureResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateProcedureResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateProcedureResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateProcedureResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetProcedureResponseMock200 = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetProcedureResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetProcedureResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetProcedureResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateProcedureResponseMock200 = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateProcedureResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateProcedureResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateProcedureResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateProcedureResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteProcedureResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteProcedureResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteProcedureResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmProcedureResponseMock200 = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmProcedureResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmProcedureResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmProcedureResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreProcedureResponseMock = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreProcedureResponseMock200 = (): ProcedureResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Tonsils removed","date":"1998-07","body_site":null,"facility":"Lakeside Hospital","outcome":null,"notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreProcedureResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreProcedureResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreProcedureResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListProceduresMockHandler = (overrideResponse?: ProcedureList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcedureList> | ProcedureList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListProceduresMockHandler200 = (overrideResponse?: ProcedureList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcedureList> | ProcedureList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListProceduresMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListProceduresMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListProceduresMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListProceduresMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProceduresResponseMock404(),
      { status: 404
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


export const getCreateProcedureMockHandler201 = (overrideResponse?: Procedure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Procedure> | Procedure), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcedureResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateProcedureMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcedureResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateProcedureMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcedureResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateProcedureMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcedureResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateProcedureMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcedureResponseMock404(),
      { status: 404
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


export const getGetProcedureMockHandler200 = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcedureResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetProcedureMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcedureResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetProcedureMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcedureResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetProcedureMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcedureResponseMock404(),
      { status: 404
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


export const getUpdateProcedureMockHandler200 = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcedureResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateProcedureMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcedureResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateProcedureMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcedureResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateProcedureMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcedureResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateProcedureMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcedureResponseMock404(),
      { status: 404
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


export const getDeleteProcedureMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteProcedureMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProcedureResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteProcedureMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProcedureResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteProcedureMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/procedures/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProcedureResponseMock404(),
      { status: 404
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


export const getConfirmProcedureMockHandler200 = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmProcedureResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmProcedureMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmProcedureResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmProcedureMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmProcedureResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmProcedureMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmProcedureResponseMock404(),
      { status: 404
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


export const getRestoreProcedureMockHandler200 = (overrideResponse?: ProcedureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcedureResponse> | ProcedureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreProcedureResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreProcedureMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreProcedureResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreProcedureMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreProcedureResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreProcedureMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/procedures/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreProcedureResponseMock404(),
      { status: 404
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
