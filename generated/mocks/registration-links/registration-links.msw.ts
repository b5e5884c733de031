import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  RegistrationLink,
  RegistrationLinkList
} from '../../model';


export const getListRegistrationLinksResponseMock = (): RegistrationLinkList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateRegistrationLinkResponseMock = (): RegistrationLink => ({"id":"2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001","process_definition_name":"Hip replacement preparation","url":"https://portage.example/accept?token=join-hip-replacement","enabled":true,"created_at":"2026-10-01T14:20:00Z","created_by":{"id":"7a1c9e42-3b5d-4f6a-8c7e-2d9f0b1a0003","display_name":"Samuel Roy"},"registered_count":14,"last_registered_at":"2026-11-19T21:40:00Z"})

export const getUpdateRegistrationLinkResponseMock = (): RegistrationLink => ({"id":"2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001","process_definition_name":"Hip replacement preparation","url":"https://portage.example/accept?token=join-hip-replacement","enabled":true,"created_at":"2026-10-01T14:20:00Z","created_by":{"id":"7a1c9e42-3b5d-4f6a-8c7e-2d9f0b1a0003","display_name":"Samuel Roy"},"registered_count":14,"last_registered_at":"2026-11-19T21:40:00Z"})


export const getListRegistrationLinksMockHandler = (overrideResponse?: RegistrationLinkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegistrationLinkList> | RegistrationLinkList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRegistrationLinkMockHandler = (overrideResponse?: RegistrationLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegistrationLink> | RegistrationLink), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateRegistrationLinkMockHandler = (overrideResponse?: RegistrationLink | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegistrationLink> | RegistrationLink), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRegistrationLinksMock = () => [
  getListRegistrationLinksMockHandler(),
  getCreateRegistrationLinkMockHandler(),
  getUpdateRegistrationLinkMockHandler()
]
