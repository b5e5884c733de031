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
  EnrolmentRefused,
  ForbiddenResponse,
  JourneyEventList,
  NotFoundResponse,
  ProcessInstance,
  ProcessInstanceList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getCareTeamContactMock,
  getCurrentActivityMock,
  getJourneyEventMock,
  getLanguageMock,
  getPatientReferenceMock,
  getProcessInstanceIncidentMock,
  getProcessInstanceMock,
  getProcessInstanceStatusMock,
  getSubmissionReferenceMock,
  getTaskReferenceMock,
  getUpcomingStepMock,
  getVariableValueMock
} from '../../model/index.faker.ts';


export const getListProcessInstancesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getListProcessInstancesResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})


export const getListProcessInstancesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProcessInstancesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProcessInstancesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProcessInstancesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getCreateProcessInstanceResponseMock201 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getCreateProcessInstanceResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateProcessInstanceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateProcessInstanceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateProcessInstanceResponseMock409 = (): EnrolmentRefused => ({"detail":"You're already enrolled in this journey.","code":"already_enrolled","process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001"})

export const getGetProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getGetProcessInstanceResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getGetProcessInstanceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetProcessInstanceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetProcessInstanceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getLeaveProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getLeaveProcessInstanceResponseMock200 = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})


export const getLeaveProcessInstanceResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getLeaveProcessInstanceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getLeaveProcessInstanceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getLeaveProcessInstanceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getLeaveProcessInstanceResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getListProcessInstanceEventsResponseMock = (overrideResponse: Partial<Extract<JourneyEventList, object>> = {}): JourneyEventList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})


export const getListProcessInstanceEventsResponseMock200 = (overrideResponse: Partial<Extract<JourneyEventList, object>> = {}): JourneyEventList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})


export const getListProcessInstanceEventsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListProcessInstanceEventsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListProcessInstanceEventsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListProcessInstanceEventsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


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

export const getCreateProcessInstanceMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcessInstanceResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateProcessInstanceMockHandler201 = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcessInstanceResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateProcessInstanceMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcessInstanceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateProcessInstanceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcessInstanceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateProcessInstanceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcessInstanceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateProcessInstanceMockHandler409 = (overrideResponse?: EnrolmentRefused | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrolmentRefused> | EnrolmentRefused), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProcessInstanceResponseMock409(),
      { status: 409
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

export const getLeaveProcessInstanceMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getLeaveProcessInstanceMockHandler200 = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getLeaveProcessInstanceMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getLeaveProcessInstanceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getLeaveProcessInstanceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getLeaveProcessInstanceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getLeaveProcessInstanceMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLeaveProcessInstanceResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getListProcessInstanceEventsMockHandler = (overrideResponse?: JourneyEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyEventList> | JourneyEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstanceEventsMockHandler200 = (overrideResponse?: JourneyEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyEventList> | JourneyEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListProcessInstanceEventsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListProcessInstanceEventsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListProcessInstanceEventsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListProcessInstanceEventsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getProcessInstancesMock = () => [
  getListProcessInstancesMockHandler(),
  getCreateProcessInstanceMockHandler(),
  getGetProcessInstanceMockHandler(),
  getLeaveProcessInstanceMockHandler(),
  getListProcessInstanceEventsMockHandler()
]
