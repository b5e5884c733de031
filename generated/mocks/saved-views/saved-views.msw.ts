import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NoContentResponse,
  SavedView,
  SavedViewList
} from '../../model';


export const getListSavedViewsResponseMock = (): SavedViewList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateSavedViewResponseMock = (): SavedView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001","name":"Late with their answers","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","filters":{"status__in":["active"],"overdue":true},"ordering":["last_activity_at"],"columns":["name","current_step","last_activity_at"],"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})

export const getUpdateSavedViewResponseMock = (): SavedView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001","name":"Late with their answers","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","filters":{"status__in":["active"],"overdue":true},"ordering":["last_activity_at"],"columns":["name","current_step","last_activity_at"],"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})


export const getListSavedViewsMockHandler = (overrideResponse?: SavedViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SavedViewList> | SavedViewList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/saved-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSavedViewsResponseMock(),
      { status: 200
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

export const getUpdateSavedViewMockHandler = (overrideResponse?: SavedView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SavedView> | SavedView), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/saved-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSavedViewResponseMock(),
      { status: 200
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
export const getSavedViewsMock = () => [
  getListSavedViewsMockHandler(),
  getCreateSavedViewMockHandler(),
  getUpdateSavedViewMockHandler(),
  getDeleteSavedViewMockHandler()
]
