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
  NotFoundResponse,
  ProcessDefinition,
  ProcessDefinitionList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getLanguageMock,
  getProcessDefinitionMock
} from '../../model/index.faker.ts';


export const getListProcessDefinitionsResponseMock = (overrideResponse: Partial<Extract<ProcessDefinitionList, object>> = {}): ProcessDefinitionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessDefinitionMock() })), ...overrideResponse})


export const getListProcessDefinitionsResponseMock200 = (overrideResponse: Partial<Extract<ProcessDefinitionList, object>> = {}): ProcessDefinitionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessDefinitionMock() })), ...overrideResponse})


export const getListProcessDefinitionsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProcessDefinitionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProcessDefinitionsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProcessDefinitionsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetProcessDefinitionResponseMock = (overrideResponse: Partial<Extract<ProcessDefinition, object>> = {}): ProcessDefinition => ({id: faker.string.uuid(), key: "hip-replacement", name: "Hip replacement preparation", description: "Get ready for your new hip", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), organization: faker.string.uuid(), step_count: 4, next_task_modal: faker.datatype.boolean(), ...overrideResponse})


export const getGetProcessDefinitionResponseMock200 = (overrideResponse: Partial<Extract<ProcessDefinition, object>> = {}): ProcessDefinition => ({id: faker.string.uuid(), key: "hip-replacement", name: "Hip replacement preparation", description: "Get ready for your new hip", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), organization: faker.string.uuid(), step_count: 4, next_task_modal: faker.datatype.boolean(), ...overrideResponse})


export const getGetProcessDefinitionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetProcessDefinitionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetProcessDefinitionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListProcessDefinitionsMockHandler = (overrideResponse?: ProcessDefinitionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessDefinitionList> | ProcessDefinitionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListProcessDefinitionsMockHandler200 = (overrideResponse?: ProcessDefinitionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessDefinitionList> | ProcessDefinitionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListProcessDefinitionsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListProcessDefinitionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListProcessDefinitionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListProcessDefinitionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetProcessDefinitionMockHandler = (overrideResponse?: ProcessDefinition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessDefinition> | ProcessDefinition), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetProcessDefinitionMockHandler200 = (overrideResponse?: ProcessDefinition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessDefinition> | ProcessDefinition), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessDefinitionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetProcessDefinitionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessDefinitionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetProcessDefinitionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessDefinitionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetProcessDefinitionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessDefinitionResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getProcessDefinitionsMock = () => [
  getListProcessDefinitionsMockHandler(),
  getGetProcessDefinitionMockHandler()
]
