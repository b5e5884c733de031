import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AccessEvent,
  AccessEventList
} from '../../model';


export const getListAccessEventsResponseMock = (): AccessEventList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getReportAccessEventResponseMock = (): AccessEvent => ({"id":"3f7d1c5e-2b4a-4d6c-8e9f-0a1b2c3d0001","at":"2026-11-19T20:20:00Z","count":2,"actor_kind":"care_team","actor_name":"Samuel Girard","organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health"},"action":"viewed","information":"journeys","reported_at":null,"comment":null,"answered_at":null,"answer":null})

export const getAnswerAccessReportResponseMock = (): AccessEvent => ({"id":"3f7d1c5e-2b4a-4d6c-8e9f-0a1b2c3d0001","at":"2026-11-19T20:20:00Z","count":2,"actor_kind":"care_team","actor_name":"Samuel Girard","organization":{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health"},"action":"viewed","information":"journeys","reported_at":null,"comment":null,"answered_at":null,"answer":null})


export const getListAccessEventsMockHandler = (overrideResponse?: AccessEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccessEventList> | AccessEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/access-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAccessEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportAccessEventMockHandler = (overrideResponse?: AccessEvent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccessEvent> | AccessEvent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/:id/access-events/:eventId/report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportAccessEventResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerAccessReportMockHandler = (overrideResponse?: AccessEvent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccessEvent> | AccessEvent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/access-events/:id/answer/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerAccessReportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAccessEventsMock = () => [
  getListAccessEventsMockHandler(),
  getReportAccessEventMockHandler(),
  getAnswerAccessReportMockHandler()
]
