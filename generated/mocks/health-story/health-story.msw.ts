import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  EmergencyDetails,
  HealthStory
} from '../../model';


export const getGetEmergencyDetailsResponseMock = (): EmergencyDetails => ({"date_of_birth":"1988-04-12","spoken_languages":"English, a little French","implants":null,"contact":{"name":"Julien Tremblay","relation":"Husband","phone":"+16135550177"},"updated_at":"2026-11-20T15:04:00Z"})

export const getSaveEmergencyDetailsResponseMock = (): EmergencyDetails => ({"date_of_birth":"1988-04-12","spoken_languages":"English, a little French","implants":null,"contact":{"name":"Julien Tremblay","relation":"Husband","phone":"+16135550177"},"updated_at":"2026-11-20T15:04:00Z"})

export const getGetHealthStoryResponseMock = (): HealthStory => ({"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","spoken_languages":null,"implants":null,"emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}})


export const getGetEmergencyDetailsMockHandler = (overrideResponse?: EmergencyDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmergencyDetails> | EmergencyDetails), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/emergency-details/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEmergencyDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveEmergencyDetailsMockHandler = (overrideResponse?: EmergencyDetails | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EmergencyDetails> | EmergencyDetails), options?: RequestHandlerOptions) => {
  return http.put('*/v1/patients/:id/emergency-details/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveEmergencyDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHealthStoryMockHandler = (overrideResponse?: HealthStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HealthStory> | HealthStory), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthStoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHealthStoryMock = () => [
  getGetEmergencyDetailsMockHandler(),
  getSaveEmergencyDetailsMockHandler(),
  getGetHealthStoryMockHandler()
]
