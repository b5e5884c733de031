import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CalendarSubscription,
  NoContentResponse
} from '../../model';


export const getGetCalendarSubscriptionResponseMock = (): CalendarSubscription => ({"url":"https://api.portage.example/media/calendars/q3b0Jc2nTq8pSg7m2XWcVb1aQ4w0Jc2n.ics","kinds":["steps","check_ins"],"created_at":"2026-11-20T15:04:00Z","last_read_at":"2026-11-20T19:05:00Z"})

export const getSaveCalendarSubscriptionResponseMock = (): CalendarSubscription => ({"url":"https://api.portage.example/media/calendars/q3b0Jc2nTq8pSg7m2XWcVb1aQ4w0Jc2n.ics","kinds":["steps","check_ins"],"created_at":"2026-11-20T15:04:00Z","last_read_at":"2026-11-20T19:05:00Z"})

export const getReplaceCalendarSubscriptionResponseMock = (): CalendarSubscription => ({"url":"https://api.portage.example/media/calendars/q3b0Jc2nTq8pSg7m2XWcVb1aQ4w0Jc2n.ics","kinds":["steps","check_ins"],"created_at":"2026-11-20T15:04:00Z","last_read_at":"2026-11-20T19:05:00Z"})


export const getGetCalendarSubscriptionMockHandler = (overrideResponse?: CalendarSubscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarSubscription> | CalendarSubscription), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/calendar-subscription/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCalendarSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveCalendarSubscriptionMockHandler = (overrideResponse?: CalendarSubscription | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CalendarSubscription> | CalendarSubscription), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/current/calendar-subscription/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveCalendarSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCalendarSubscriptionMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/users/current/calendar-subscription/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getReplaceCalendarSubscriptionMockHandler = (overrideResponse?: CalendarSubscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalendarSubscription> | CalendarSubscription), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/current/calendar-subscription/replace/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCalendarSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCalendarSubscriptionMock = () => [
  getGetCalendarSubscriptionMockHandler(),
  getSaveCalendarSubscriptionMockHandler(),
  getDeleteCalendarSubscriptionMockHandler(),
  getReplaceCalendarSubscriptionMockHandler()
]
