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
  ConflictResponse,
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  ProcessInstance,
  ProcessInstanceList,
  UnauthorizedResponse,
  ValidationFailedResponse,
  Variable
} from '../../model';

import {
  getPatientReferenceMock,
  getProcessInstanceMock,
  getProcessInstanceStatusMock,
  getVariableValueMock
} from '../../model/index.faker.ts';


export const getListProcessInstancesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getListProcessInstancesResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getListProcessInstancesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProcessInstancesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProcessInstancesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProcessInstancesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getFilterProcessInstancesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getFilterProcessInstancesResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getFilterProcessInstancesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getFilterProcessInstancesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getFilterProcessInstancesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getFilterProcessInstancesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})


export const getGetProcessInstanceResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})


export const getGetProcessInstanceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetProcessInstanceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetProcessInstanceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteProcessInstanceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteProcessInstanceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteProcessInstanceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getAddProcessInstanceExecutionResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})


export const getAddProcessInstanceExecutionResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})


export const getAddProcessInstanceExecutionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getAddProcessInstanceExecutionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getAddProcessInstanceExecutionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getAddProcessInstanceExecutionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getAddProcessInstanceExecutionResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getCancelProcessInstanceActivityResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})


export const getCancelProcessInstanceActivityResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})


export const getCancelProcessInstanceActivityResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCancelProcessInstanceActivityResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCancelProcessInstanceActivityResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCancelProcessInstanceActivityResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCancelProcessInstanceActivityResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getGetProcessInstanceVariableResponseMock = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: "String", ...overrideResponse})


export const getGetProcessInstanceVariableResponseMock200 = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: "String", ...overrideResponse})


export const getGetProcessInstanceVariableResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetProcessInstanceVariableResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetProcessInstanceVariableResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateProcessInstanceVariableResponseMock = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: "String", ...overrideResponse})


export const getUpdateProcessInstanceVariableResponseMock200 = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: "String", ...overrideResponse})


export const getUpdateProcessInstanceVariableResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateProcessInstanceVariableResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateProcessInstanceVariableResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateProcessInstanceVariableResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstanceList> | ProcessInstanceList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstancesMockHandler200 = (overrideResponse?: ProcessInstanceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstanceList> | ProcessInstanceList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstancesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListProcessInstancesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListProcessInstancesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListProcessInstancesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getFilterProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceList> | ProcessInstanceList), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getFilterProcessInstancesMockHandler200 = (overrideResponse?: ProcessInstanceList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceList> | ProcessInstanceList), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getFilterProcessInstancesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getFilterProcessInstancesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getFilterProcessInstancesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getFilterProcessInstancesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetProcessInstanceMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetProcessInstanceMockHandler200 = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetProcessInstanceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetProcessInstanceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetProcessInstanceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceResponseMock404(),
      { status: 404
      })
  }, options)
}

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

export const getAddProcessInstanceExecutionMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAddProcessInstanceExecutionMockHandler200 = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAddProcessInstanceExecutionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAddProcessInstanceExecutionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAddProcessInstanceExecutionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAddProcessInstanceExecutionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAddProcessInstanceExecutionMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getCancelProcessInstanceActivityMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCancelProcessInstanceActivityMockHandler200 = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCancelProcessInstanceActivityMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCancelProcessInstanceActivityMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCancelProcessInstanceActivityMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCancelProcessInstanceActivityMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCancelProcessInstanceActivityMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel_activity/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelProcessInstanceActivityResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getGetProcessInstanceVariableMockHandler = (overrideResponse?: Variable | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Variable> | Variable), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/:variableName/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceVariableResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetProcessInstanceVariableMockHandler200 = (overrideResponse?: Variable | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Variable> | Variable), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/:variableName/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceVariableResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetProcessInstanceVariableMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/:variableName/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceVariableResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetProcessInstanceVariableMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/:variableName/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceVariableResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetProcessInstanceVariableMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/:variableName/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceVariableResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateProcessInstanceVariableMockHandler = (overrideResponse?: Variable | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Variable> | Variable), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateProcessInstanceVariableMockHandler200 = (overrideResponse?: Variable | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Variable> | Variable), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateProcessInstanceVariableMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateProcessInstanceVariableMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateProcessInstanceVariableMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateProcessInstanceVariableMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getProcessInstancesMock = () => [
  getListProcessInstancesMockHandler(),
  getFilterProcessInstancesMockHandler(),
  getGetProcessInstanceMockHandler(),
  getDeleteProcessInstanceMockHandler(),
  getAddProcessInstanceExecutionMockHandler(),
  getCancelProcessInstanceActivityMockHandler(),
  getGetProcessInstanceVariableMockHandler(),
  getUpdateProcessInstanceVariableMockHandler()
]
