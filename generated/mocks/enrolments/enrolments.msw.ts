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
  JourneyActivityList,
  NotFoundResponse,
  PreconditionFailedResponse,
  ProcessInstance,
  ProcessInstanceList,
  ProcessInstanceReminded,
  UnauthorizedResponse,
  ValidationFailedResponse,
  Variable
} from '../../model';

import {
  getCareTeamContactMock,
  getCurrentActivityMock,
  getJourneyActivityMock,
  getLanguageMock,
  getPatientReferenceMock,
  getProcessInstanceIncidentMock,
  getProcessInstanceMock,
  getProcessInstanceStatusMock,
  getSubmissionReferenceMock,
  getTaskReferenceMock,
  getUpcomingStepMock,
  getVariableTypeMock,
  getVariableValueMock
} from '../../model/index.faker.ts';


export const getFilterProcessInstancesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getFilterProcessInstancesResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getFilterProcessInstancesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getFilterProcessInstancesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getFilterProcessInstancesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getFilterProcessInstancesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRemindProcessInstancesResponseMock = (): ProcessInstanceReminded => ({"results":[{"id":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","outcome":"reminded","reminded_at":"2026-11-20T14:05:00Z"}]})


export const getRemindProcessInstancesResponseMock200 = (): ProcessInstanceReminded => ({"results":[{"id":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","outcome":"reminded","reminded_at":"2026-11-20T14:05:00Z"}]})


export const getRemindProcessInstancesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getRemindProcessInstancesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRemindProcessInstancesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRemindProcessInstancesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getListProcessInstanceActivitiesResponseMock = (overrideResponse: Partial<Extract<JourneyActivityList, object>> = {}): JourneyActivityList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyActivityMock() })), ...overrideResponse})


export const getListProcessInstanceActivitiesResponseMock200 = (overrideResponse: Partial<Extract<JourneyActivityList, object>> = {}): JourneyActivityList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyActivityMock() })), ...overrideResponse})


export const getListProcessInstanceActivitiesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProcessInstanceActivitiesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProcessInstanceActivitiesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProcessInstanceActivitiesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getAddProcessInstanceExecutionResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getAddProcessInstanceExecutionResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getAddProcessInstanceExecutionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getAddProcessInstanceExecutionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getAddProcessInstanceExecutionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getAddProcessInstanceExecutionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getAddProcessInstanceExecutionResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getCancelProcessInstanceActivityResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getCancelProcessInstanceActivityResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getCancelProcessInstanceActivityResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCancelProcessInstanceActivityResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCancelProcessInstanceActivityResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCancelProcessInstanceActivityResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCancelProcessInstanceActivityResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getGetProcessInstanceVariableResponseMock = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})


export const getGetProcessInstanceVariableResponseMock200 = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})


export const getGetProcessInstanceVariableResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetProcessInstanceVariableResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetProcessInstanceVariableResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateProcessInstanceVariableResponseMock = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})


export const getUpdateProcessInstanceVariableResponseMock200 = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})


export const getUpdateProcessInstanceVariableResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateProcessInstanceVariableResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateProcessInstanceVariableResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateProcessInstanceVariableResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateProcessInstanceVariableResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


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

export const getRemindProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceReminded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceReminded> | ProcessInstanceReminded), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRemindProcessInstancesMockHandler200 = (overrideResponse?: ProcessInstanceReminded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceReminded> | ProcessInstanceReminded), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindProcessInstancesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRemindProcessInstancesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindProcessInstancesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRemindProcessInstancesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindProcessInstancesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRemindProcessInstancesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindProcessInstancesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRemindProcessInstancesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindProcessInstancesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getListProcessInstanceActivitiesMockHandler = (overrideResponse?: JourneyActivityList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyActivityList> | JourneyActivityList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/activities/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstanceActivitiesMockHandler200 = (overrideResponse?: JourneyActivityList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyActivityList> | JourneyActivityList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/activities/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceActivitiesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstanceActivitiesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/activities/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceActivitiesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListProcessInstanceActivitiesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/activities/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceActivitiesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListProcessInstanceActivitiesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/activities/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceActivitiesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListProcessInstanceActivitiesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/activities/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceActivitiesResponseMock404(),
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


export const getUpdateProcessInstanceVariableMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProcessInstanceVariableResponseMock412(),
      { status: 412
      })
  }, options)
}
export const getEnrolmentsMock = () => [
  getFilterProcessInstancesMockHandler(),
  getRemindProcessInstancesMockHandler(),
  getListProcessInstanceActivitiesMockHandler(),
  getAddProcessInstanceExecutionMockHandler(),
  getCancelProcessInstanceActivityMockHandler(),
  getGetProcessInstanceVariableMockHandler(),
  getUpdateProcessInstanceVariableMockHandler()
]
