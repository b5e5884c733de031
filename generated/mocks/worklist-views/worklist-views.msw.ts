import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  NoContentResponse,
  WorklistView,
  WorklistViewList
} from '../../model';


export const getListWorklistViewsResponseMock = (): WorklistViewList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateWorklistViewResponseMock = (): WorklistView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0101","name":"Mine and late","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","filters":{"severity":"late","assigned_to":"me"},"ordering":["-since"],"is_default":true,"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})

export const getUpdateWorklistViewResponseMock = (): WorklistView => ({"id":"4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0101","name":"Mine and late","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","filters":{"severity":"late","assigned_to":"me"},"ordering":["-since"],"is_default":true,"created_at":"2026-11-18T15:04:00Z","updated_at":"2026-11-18T15:04:00Z"})


export const getListWorklistViewsMockHandler = (overrideResponse?: WorklistViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorklistViewList> | WorklistViewList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/worklist-views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListWorklistViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateWorklistViewMockHandler = (overrideResponse?: WorklistView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WorklistView> | WorklistView), options?: RequestHandlerOptions) => {
  return http.post('*/v1/worklist-views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWorklistViewResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateWorklistViewMockHandler = (overrideResponse?: WorklistView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<WorklistView> | WorklistView), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/worklist-views/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateWorklistViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteWorklistViewMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/worklist-views/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getWorklistViewsMock = () => [
  getListWorklistViewsMockHandler(),
  getCreateWorklistViewMockHandler(),
  getUpdateWorklistViewMockHandler(),
  getDeleteWorklistViewMockHandler()
]
