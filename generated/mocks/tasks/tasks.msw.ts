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
  NoContentResponse,
  Task,
  TaskCompleted,
  TaskDraft,
  TaskForm,
  TaskList
} from '../../model';

import {
  getTaskMock
} from '../../model/index.faker.ts';


export const getListTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getGetTaskResponseMock = (): Task => ({"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","created_at":"2026-11-18T13:00:00Z","completed_at":null,"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition_name":"Hip replacement preparation","kind":"form","description":"Tell your care team how you are doing.","priority":80,"due_at":"2026-11-23T04:59:00Z","estimated_minutes":5,"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"submission":null,"draft_updated_at":null,"filled_in_by":[],"status":"open","cancelled_at":null,"activity_id":"hip_check_in","audience":"patient","repeat":null,"languages":["en-ca","fr-ca"],"alert_level":null})

export const getCompleteTaskResponseMock = (): TaskCompleted => ({"submission_id":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001"})

export const getGetTaskFormResponseMock = (): TaskForm => ({"definition":null,"content":[{"en-ca":"Do not eat anything after midnight.","fr-ca":"Ne mangez rien après minuit."}],"is_monitored":true})

export const getGetTaskDraftResponseMock = (): TaskDraft => ({"form_data":{"pain":4},"page":"pain","form_version":1,"revision":3,"updated_at":"2026-11-19T14:12:00Z"})

export const getSaveTaskDraftResponseMock = (): TaskDraft => ({"form_data":{"pain":4},"page":"pain","form_version":1,"revision":3,"updated_at":"2026-11-19T14:12:00Z"})

export const getFillInTaskResponseMock = (): Task => ({"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","created_at":"2026-11-18T13:00:00Z","completed_at":null,"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition_name":"Hip replacement preparation","kind":"form","description":"Tell your care team how you are doing.","priority":80,"due_at":"2026-11-23T04:59:00Z","estimated_minutes":5,"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"submission":null,"draft_updated_at":null,"filled_in_by":[],"status":"open","cancelled_at":null,"activity_id":"hip_check_in","audience":"patient","repeat":null,"languages":["en-ca","fr-ca"],"alert_level":null})


export const getListTasksMockHandler = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteTaskMockHandler = (overrideResponse?: TaskCompleted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaskCompleted> | TaskCompleted), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaskFormMockHandler = (overrideResponse?: TaskForm | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskForm> | TaskForm), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/form/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskFormResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTaskDraftMockHandler = (overrideResponse?: TaskDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskDraft> | TaskDraft), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveTaskDraftMockHandler = (overrideResponse?: TaskDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TaskDraft> | TaskDraft), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTaskDraftMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getFillInTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/fill_in/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFillInTaskResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTasksMock = () => [
  getListTasksMockHandler(),
  getGetTaskMockHandler(),
  getCompleteTaskMockHandler(),
  getGetTaskFormMockHandler(),
  getGetTaskDraftMockHandler(),
  getSaveTaskDraftMockHandler(),
  getDeleteTaskDraftMockHandler(),
  getFillInTaskMockHandler()
]
