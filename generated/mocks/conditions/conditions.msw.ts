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
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getConditionMock
} from '../../model/index.faker.ts';


export const getListConditionsResponseMock = (overrideResponse: Partial<Extract<ConditionList, object>> = {}): ConditionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionMock() })), ...overrideResponse})


export const getListConditionsResponseMock200 = (overrideResponse: Partial<Extract<ConditionList, object>> = {}): ConditionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionMock() })), ...overrideResponse})


export const getListConditionsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListConditionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListConditionsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListConditionsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateConditionResponseMock = (): Condition => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateConditionResponseMock201 = (): Condition => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateConditionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateConditionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateConditionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateConditionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetConditionResponseMock200 = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetConditionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetConditionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetConditionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateConditionResponseMock200 = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateConditionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateConditionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateConditionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateConditionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteConditionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteConditionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteConditionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmConditionResponseMock200 = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmConditionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmConditionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmConditionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreConditionResponseMock = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreConditionResponseMock200 = (): ConditionResponse => ({"id":"7d1f2a34-5b6c-4d7e-8f90-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"High blood pressure","code":{"system":"http://snomed.info/sct","code":"38341003"},"type":"chronic","status":"active","diagnosis_year":2016,"resolved_year":null,"notes":"Checked at home every morning.","source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreConditionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreConditionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreConditionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListConditionsMockHandler = (overrideResponse?: ConditionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConditionList> | ConditionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListConditionsMockHandler200 = (overrideResponse?: ConditionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConditionList> | ConditionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListConditionsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListConditionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListConditionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListConditionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConditionsResponseMock404(),
      { status: 404
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


export const getCreateConditionMockHandler201 = (overrideResponse?: Condition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Condition> | Condition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConditionResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateConditionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConditionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateConditionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConditionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateConditionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConditionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateConditionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateConditionResponseMock404(),
      { status: 404
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


export const getGetConditionMockHandler200 = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConditionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetConditionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConditionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetConditionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConditionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetConditionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetConditionResponseMock404(),
      { status: 404
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


export const getUpdateConditionMockHandler200 = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConditionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateConditionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConditionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateConditionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConditionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateConditionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConditionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateConditionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateConditionResponseMock404(),
      { status: 404
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


export const getDeleteConditionMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteConditionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteConditionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteConditionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteConditionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteConditionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/conditions/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteConditionResponseMock404(),
      { status: 404
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


export const getConfirmConditionMockHandler200 = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmConditionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmConditionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmConditionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmConditionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmConditionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmConditionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmConditionResponseMock404(),
      { status: 404
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


export const getRestoreConditionMockHandler200 = (overrideResponse?: ConditionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConditionResponse> | ConditionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreConditionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreConditionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreConditionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreConditionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreConditionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreConditionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/conditions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreConditionResponseMock404(),
      { status: 404
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
