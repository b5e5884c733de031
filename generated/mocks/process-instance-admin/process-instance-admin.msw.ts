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
  ProcessInstanceVariableList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getProcessInstanceVariableMock
} from '../../model/index.faker.ts';




export const getDeleteProcessInstanceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteProcessInstanceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteProcessInstanceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getListProcessInstanceVariablesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceVariableList, object>> = {}): ProcessInstanceVariableList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceVariableMock() })), ...overrideResponse})


export const getListProcessInstanceVariablesResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstanceVariableList, object>> = {}): ProcessInstanceVariableList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceVariableMock() })), ...overrideResponse})


export const getListProcessInstanceVariablesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProcessInstanceVariablesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProcessInstanceVariablesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProcessInstanceVariablesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDeleteProcessInstanceMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteProcessInstanceMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteProcessInstanceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProcessInstanceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteProcessInstanceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProcessInstanceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteProcessInstanceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProcessInstanceResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getListProcessInstanceVariablesMockHandler = (overrideResponse?: ProcessInstanceVariableList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstanceVariableList> | ProcessInstanceVariableList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstanceVariablesMockHandler200 = (overrideResponse?: ProcessInstanceVariableList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstanceVariableList> | ProcessInstanceVariableList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstanceVariablesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListProcessInstanceVariablesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListProcessInstanceVariablesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListProcessInstanceVariablesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getProcessInstanceAdminMock = () => [
  getDeleteProcessInstanceMockHandler(),
  getListProcessInstanceVariablesMockHandler()
]
