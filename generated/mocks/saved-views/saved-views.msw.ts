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
  SavedView,
  SavedViewList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';


export const getListSavedViewsResponseMock = (): SavedViewList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListSavedViewsResponseMock200 = (): SavedViewList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListSavedViewsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListSavedViewsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListSavedViewsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListSavedViewsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateSavedViewResponseMock = (): SavedView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001","name":"Late with their answers","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","filters":{"status__in":["active"],"overdue":true},"ordering":["last_activity_at"],"columns":["name","current_step","last_activity_at"],"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})


export const getCreateSavedViewResponseMock201 = (): SavedView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001","name":"Late with their answers","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","filters":{"status__in":["active"],"overdue":true},"ordering":["last_activity_at"],"columns":["name","current_step","last_activity_at"],"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})


export const getCreateSavedViewResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateSavedViewResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateSavedViewResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateSavedViewResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateSavedViewResponseMock = (): SavedView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001","name":"Late with their answers","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","filters":{"status__in":["active"],"overdue":true},"ordering":["last_activity_at"],"columns":["name","current_step","last_activity_at"],"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})


export const getUpdateSavedViewResponseMock200 = (): SavedView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001","name":"Late with their answers","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","filters":{"status__in":["active"],"overdue":true},"ordering":["last_activity_at"],"columns":["name","current_step","last_activity_at"],"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})


export const getUpdateSavedViewResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateSavedViewResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateSavedViewResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateSavedViewResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteSavedViewResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteSavedViewResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteSavedViewResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListSavedViewsMockHandler = (overrideResponse?: SavedViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedViewList> | SavedViewList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSavedViewsMockHandler200 = (overrideResponse?: SavedViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedViewList> | SavedViewList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSavedViewsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListSavedViewsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListSavedViewsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListSavedViewsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateSavedViewMockHandler = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.post('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedViewResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateSavedViewMockHandler201 = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.post('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedViewResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateSavedViewMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedViewResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateSavedViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateSavedViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateSavedViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSavedViewResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateSavedViewMockHandler = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateSavedViewMockHandler200 = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateSavedViewMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateSavedViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateSavedViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateSavedViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getDeleteSavedViewMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteSavedViewMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteSavedViewMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSavedViewResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteSavedViewMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSavedViewResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteSavedViewMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSavedViewResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getSavedViewsMock = () => [
  getListSavedViewsMockHandler(),
  getCreateSavedViewMockHandler(),
  getUpdateSavedViewMockHandler(),
  getDeleteSavedViewMockHandler()
]
