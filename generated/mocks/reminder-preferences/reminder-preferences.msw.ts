import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ReminderPreferences
} from '../../model';


export const getGetReminderPreferencesResponseMock = (): ReminderPreferences => ({"channels":["email"],"rhythm":"daily","time_of_day":"09:00","quiet_hours":{"from":"21:00","until":"08:00"},"time_zone":"America/Toronto","email":"maya@portage.test","phone":null})

export const getSaveReminderPreferencesResponseMock = (): ReminderPreferences => ({"channels":["email"],"rhythm":"daily","time_of_day":"09:00","quiet_hours":{"from":"21:00","until":"08:00"},"time_zone":"America/Toronto","email":"maya@portage.test","phone":null})


export const getGetReminderPreferencesMockHandler = (overrideResponse?: ReminderPreferences | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReminderPreferences> | ReminderPreferences), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/current/reminder-preferences/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReminderPreferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveReminderPreferencesMockHandler = (overrideResponse?: ReminderPreferences | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReminderPreferences> | ReminderPreferences), options?: RequestHandlerOptions) => {
  return http.put('*/v1/users/current/reminder-preferences/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveReminderPreferencesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReminderPreferencesMock = () => [
  getGetReminderPreferencesMockHandler(),
  getSaveReminderPreferencesMockHandler()
]
