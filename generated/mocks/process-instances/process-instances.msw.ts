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
  JourneyEventList,
  ProcessInstance,
  ProcessInstanceList
} from '../../model';

import {
  getCareTeamContactMock,
  getCurrentActivityMock,
  getJourneyEventMock,
  getLanguageMock,
  getPatientReferenceMock,
  getPersonReferenceMock,
  getProcessInstanceIncidentMock,
  getProcessInstanceMock,
  getProcessInstanceStatusMock,
  getSubmissionReferenceMock,
  getTaskReferenceMock,
  getUpcomingStepMock,
  getVariableValueMock
} from '../../model/index.faker.ts';


export const getListProcessInstancesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceList, object>> = {}): ProcessInstanceList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})

export const getCreateProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, overdue_care_team_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), account_closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})

export const getGetProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, overdue_care_team_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), account_closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})

export const getLeaveProcessInstanceResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, overdue_care_team_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), account_closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})

export const getListProcessInstanceEventsResponseMock = (overrideResponse: Partial<Extract<JourneyEventList, object>> = {}): JourneyEventList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})


export const getListProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstanceList> | ProcessInstanceList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstancesResponseMock(),
      { status: 200
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

export const getGetProcessInstanceMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceResponseMock(),
      { status: 200
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

export const getListProcessInstanceEventsMockHandler = (overrideResponse?: JourneyEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyEventList> | JourneyEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceEventsResponseMock(),
      { status: 200
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
