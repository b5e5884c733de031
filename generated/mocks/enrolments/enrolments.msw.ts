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
  JourneyActivityList,
  ProcessInstance,
  ProcessInstanceEndCounts,
  ProcessInstanceEnded,
  ProcessInstanceList,
  ProcessInstanceMessageCounts,
  ProcessInstanceMessaged,
  ProcessInstanceReminded,
  ProcessInstanceReminderCounts,
  Variable
} from '../../model';

import {
  getCareTeamContactMock,
  getCurrentActivityMock,
  getJourneyActivityMock,
  getLanguageMock,
  getPatientReferenceMock,
  getPersonReferenceMock,
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

export const getRemindProcessInstancesResponseMock = (): ProcessInstanceReminded => ({"results":[{"id":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","outcome":"reminded","reminded_at":"2026-11-20T14:05:00Z"}]})

export const getEndProcessInstancesResponseMock = (): ProcessInstanceEnded => ({"results":[{"id":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","outcome":"ended"}]})

export const getRemindMatchingProcessInstancesResponseMock = (): ProcessInstanceReminderCounts => ({"reminded":6980,"no_open_task":12,"reminded_recently":12,"no_address":1})

export const getMessageProcessInstancesResponseMock = (): ProcessInstanceMessaged => ({"results":[{"id":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","outcome":"sent"}]})

export const getMessageMatchingProcessInstancesResponseMock = (): ProcessInstanceMessageCounts => ({"sent":6992,"sent_recently":12,"no_address":1})

export const getEndMatchingProcessInstancesResponseMock = (): ProcessInstanceEndCounts => ({"ended":7000,"already_over":5})

export const getListProcessInstanceActivitiesResponseMock = (overrideResponse: Partial<Extract<JourneyActivityList, object>> = {}): JourneyActivityList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyActivityMock() })), ...overrideResponse})

export const getAddProcessInstanceExecutionResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, overdue_care_team_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), account_closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})

export const getCancelProcessInstanceActivityResponseMock = (overrideResponse: Partial<Extract<ProcessInstance, object>> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {"side":"left"}, process_definition_name: "Hip replacement preparation", banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: "Two people walking beside a lake", process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: 3, total: 7}, open_task_count: 1, is_monitored: faker.datatype.boolean(), description: "Get ready for your new hip", camunda_id: "c9a5f0de-7b1c-4c1e-9d0a-000000000001", start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: "A nurse reads your answers on weekdays, by 4 p.m.", estimated_weeks: 6, languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: 0, overdue_care_team_task_count: 0, latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), account_closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), definition_version: 1, current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})

export const getGetProcessInstanceVariableResponseMock = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})

export const getUpdateProcessInstanceVariableResponseMock = (overrideResponse: Partial<Extract<Variable, object>> = {}): Variable => ({name: "side", value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})


export const getFilterProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceList> | ProcessInstanceList), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterProcessInstancesResponseMock(),
      { status: 200
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

export const getEndProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceEnded | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceEnded> | ProcessInstanceEnded), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/end/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemindMatchingProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceReminderCounts | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceReminderCounts> | ProcessInstanceReminderCounts), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/remind-matching/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemindMatchingProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMessageProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceMessaged | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceMessaged> | ProcessInstanceMessaged), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/message/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMessageProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMessageMatchingProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceMessageCounts | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceMessageCounts> | ProcessInstanceMessageCounts), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/message-matching/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMessageMatchingProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndMatchingProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceEndCounts | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceEndCounts> | ProcessInstanceEndCounts), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/end-matching/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndMatchingProcessInstancesResponseMock(),
      { status: 200
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

export const getAddProcessInstanceExecutionMockHandler = (overrideResponse?: ProcessInstance | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstance> | ProcessInstance), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/:id/add_execution/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddProcessInstanceExecutionResponseMock(),
      { status: 200
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

export const getGetProcessInstanceVariableMockHandler = (overrideResponse?: Variable | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Variable> | Variable), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/:variableName/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessInstanceVariableResponseMock(),
      { status: 200
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
export const getEnrolmentsMock = () => [
  getFilterProcessInstancesMockHandler(),
  getRemindProcessInstancesMockHandler(),
  getEndProcessInstancesMockHandler(),
  getRemindMatchingProcessInstancesMockHandler(),
  getMessageProcessInstancesMockHandler(),
  getMessageMatchingProcessInstancesMockHandler(),
  getEndMatchingProcessInstancesMockHandler(),
  getListProcessInstanceActivitiesMockHandler(),
  getAddProcessInstanceExecutionMockHandler(),
  getCancelProcessInstanceActivityMockHandler(),
  getGetProcessInstanceVariableMockHandler(),
  getUpdateProcessInstanceVariableMockHandler()
]
