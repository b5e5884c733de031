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
  Task,
  TaskCompleted,
  TaskDraft,
  TaskDraftConflict,
  TaskForm,
  TaskList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getTaskMock
} from '../../model/index.faker.ts';


export const getListTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})


export const getListTasksResponseMock200 = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})


export const getListTasksResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListTasksResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListTasksResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListTasksResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetTaskResponseMock = (): Task => ({"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","created_at":"2026-11-18T13:00:00Z","completed_at":null,"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition_name":"Hip replacement preparation","kind":"form","description":"Tell your care team how you are doing.","priority":80,"due_at":"2026-11-23T04:59:00Z","estimated_minutes":5,"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"submission":null,"draft_updated_at":null,"status":"open","cancelled_at":null,"activity_id":"hip_check_in","audience":"patient","repeat":null,"languages":["en-ca","fr-ca"],"alert_level":null})


export const getGetTaskResponseMock200 = (): Task => ({"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","created_at":"2026-11-18T13:00:00Z","completed_at":null,"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition_name":"Hip replacement preparation","kind":"form","description":"Tell your care team how you are doing.","priority":80,"due_at":"2026-11-23T04:59:00Z","estimated_minutes":5,"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"submission":null,"draft_updated_at":null,"status":"open","cancelled_at":null,"activity_id":"hip_check_in","audience":"patient","repeat":null,"languages":["en-ca","fr-ca"],"alert_level":null})


export const getGetTaskResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetTaskResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetTaskResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCompleteTaskResponseMock = (): TaskCompleted => ({"submission_id":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001"})


export const getCompleteTaskResponseMock200 = (): TaskCompleted => ({"submission_id":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001"})


export const getCompleteTaskResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCompleteTaskResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCompleteTaskResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCompleteTaskResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCompleteTaskResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getGetTaskFormResponseMock = (): TaskForm => ({"definition":null,"content":[{"en-ca":"Do not eat anything after midnight.","fr-ca":"Ne mangez rien après minuit."}],"is_monitored":true})


export const getGetTaskFormResponseMock200 = (): TaskForm => ({"definition":null,"content":[{"en-ca":"Do not eat anything after midnight.","fr-ca":"Ne mangez rien après minuit."}],"is_monitored":true})


export const getGetTaskFormResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetTaskFormResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetTaskFormResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetTaskDraftResponseMock = (): TaskDraft => ({"form_data":{"pain":4},"page":"pain","form_version":1,"revision":3,"updated_at":"2026-11-19T14:12:00Z"})


export const getGetTaskDraftResponseMock200 = (): TaskDraft => ({"form_data":{"pain":4},"page":"pain","form_version":1,"revision":3,"updated_at":"2026-11-19T14:12:00Z"})


export const getGetTaskDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetTaskDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetTaskDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getSaveTaskDraftResponseMock = (): TaskDraft => ({"form_data":{"pain":4},"page":"pain","form_version":1,"revision":3,"updated_at":"2026-11-19T14:12:00Z"})


export const getSaveTaskDraftResponseMock200 = (): TaskDraft => ({"form_data":{"pain":4},"page":"pain","form_version":1,"revision":3,"updated_at":"2026-11-19T14:12:00Z"})


export const getSaveTaskDraftResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveTaskDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveTaskDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveTaskDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveTaskDraftResponseMock409 = (): TaskDraftConflict => ({"detail":"The draft was changed elsewhere.","code":"draft_conflict","current":{"form_data":{"pain":5},"page":"pain","form_version":1,"revision":4,"updated_at":"2026-11-19T14:20:00Z"}})



export const getDeleteTaskDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteTaskDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteTaskDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListTasksMockHandler = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListTasksMockHandler200 = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListTasksMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListTasksMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListTasksMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListTasksMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTasksResponseMock404(),
      { status: 404
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


export const getGetTaskMockHandler200 = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTaskMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTaskMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTaskMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskResponseMock404(),
      { status: 404
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


export const getCompleteTaskMockHandler200 = (overrideResponse?: TaskCompleted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaskCompleted> | TaskCompleted), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCompleteTaskMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCompleteTaskMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCompleteTaskMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCompleteTaskMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCompleteTaskMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/tasks/:id/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteTaskResponseMock409(),
      { status: 409
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


export const getGetTaskFormMockHandler200 = (overrideResponse?: TaskForm | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskForm> | TaskForm), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/form/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskFormResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTaskFormMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/form/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskFormResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTaskFormMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/form/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskFormResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTaskFormMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/form/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskFormResponseMock404(),
      { status: 404
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


export const getGetTaskDraftMockHandler200 = (overrideResponse?: TaskDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskDraft> | TaskDraft), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskDraftResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetTaskDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetTaskDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetTaskDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTaskDraftResponseMock404(),
      { status: 404
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


export const getSaveTaskDraftMockHandler200 = (overrideResponse?: TaskDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TaskDraft> | TaskDraft), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveTaskDraftMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveTaskDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveTaskDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveTaskDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveTaskDraftMockHandler409 = (overrideResponse?: TaskDraftConflict | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TaskDraftConflict> | TaskDraftConflict), options?: RequestHandlerOptions) => {
  return http.put('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveTaskDraftResponseMock409(),
      { status: 409
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


export const getDeleteTaskDraftMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteTaskDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaskDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteTaskDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaskDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteTaskDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/tasks/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTaskDraftResponseMock404(),
      { status: 404
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
  getDeleteTaskDraftMockHandler()
]
