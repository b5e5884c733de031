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
  UserContent,
  UserContentDetail,
  UserContentList
} from '../../model';

import {
  getContentMediaMock,
  getResourceMock,
  getUserContentMock
} from '../../model/index.faker.ts';


export const getListUserContentsResponseMock = (overrideResponse: Partial<Extract<UserContentList, object>> = {}): UserContentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserContentMock() })), ...overrideResponse})

export const getGetUserContentResponseMock = (): UserContentDetail => ({...{ ...getUserContentMock() },...{body: "<h2>Before you leave</h2><p>Move loose rugs out of the way.</p>", media: faker.helpers.arrayElement([{ ...getContentMediaMock() },null,]), transcript: "<p>Shake the puffer five times.</p>", resources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getResourceMock() }))},})

export const getUpdateUserContentResponseMock = (): UserContent => ({"id":"3b2f8d41-6c7e-4f90-8b1c-2d3e4f500001","content":{"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","type":"article","title":"Getting your home ready for a new hip","summary":"Small changes that keep you safe when you come home.","language":"en-ca","languages":["en-ca","fr-ca"],"tags":["surgery","movement"],"minutes":4,"image":null,"image_alt":"","author":"Lakeside Family Health","published_at":"2026-03-02","reviewed_at":"2026-09-14"},"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","recommended_by":"journey","reason":"Because you are preparing for a new hip","progress":50,"read_at":null,"saved_at":"2026-11-18T13:00:00Z","helpful":null})


export const getListUserContentsMockHandler = (overrideResponse?: UserContentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserContentList> | UserContentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/user-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserContentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserContentMockHandler = (overrideResponse?: UserContentDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserContentDetail> | UserContentDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/user-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserContentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserContentMockHandler = (overrideResponse?: UserContent | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserContent> | UserContent), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/user-contents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserContentResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserContentsMock = () => [
  getListUserContentsMockHandler(),
  getGetUserContentMockHandler(),
  getUpdateUserContentMockHandler()
]
