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
  AttentionItem,
  AttentionItemList,
  AttentionNeighbours,
  AttentionResults,
  CareTeamMemberList
} from '../../model';

import {
  getAttentionItemMock,
  getPersonReferenceMock
} from '../../model/index.faker.ts';


export const getListCareTeamMembersResponseMock = (overrideResponse: Partial<Extract<CareTeamMemberList, object>> = {}): CareTeamMemberList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonReferenceMock() })), ...overrideResponse})

export const getListAttentionItemsResponseMock = (overrideResponse: Partial<Extract<AttentionItemList, object>> = {}): AttentionItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), ...overrideResponse})

export const getFilterAttentionItemsResponseMock = (overrideResponse: Partial<Extract<AttentionItemList, object>> = {}): AttentionItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), ...overrideResponse})

export const getAcknowledgeAttentionItemsResponseMock = (): AttentionResults => ({"results":[{"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","outcome":"done"}]})

export const getRestoreAttentionItemsResponseMock = (): AttentionResults => ({"results":[{"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","outcome":"done"}]})

export const getAssignAttentionItemsResponseMock = (): AttentionResults => ({"results":[{"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","outcome":"done"}]})

export const getAcknowledgeAttentionItemResponseMock = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","severity":"worrying","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"date_of_birth":"1988-04-12","task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","answers":[{"question":"How much does your hip hurt, from 0 to 10?","answer":"9"}],"invitation":null,"email":null,"assigned_to":null,"escalated_at":null,"acknowledged_at":null,"acknowledged_by":null,"note":null,"history":[]})

export const getRestoreAttentionItemResponseMock = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","severity":"worrying","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"date_of_birth":"1988-04-12","task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","answers":[{"question":"How much does your hip hurt, from 0 to 10?","answer":"9"}],"invitation":null,"email":null,"assigned_to":null,"escalated_at":null,"acknowledged_at":null,"acknowledged_by":null,"note":null,"history":[]})

export const getAssignAttentionItemResponseMock = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","severity":"worrying","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"date_of_birth":"1988-04-12","task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","answers":[{"question":"How much does your hip hurt, from 0 to 10?","answer":"9"}],"invitation":null,"email":null,"assigned_to":null,"escalated_at":null,"acknowledged_at":null,"acknowledged_by":null,"note":null,"history":[]})

export const getGetAttentionNeighboursResponseMock = (): AttentionNeighbours => ({"previous":null,"next":null})

export const getCreateAttentionCallResponseMock = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","severity":"worrying","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"date_of_birth":"1988-04-12","task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","answers":[{"question":"How much does your hip hurt, from 0 to 10?","answer":"9"}],"invitation":null,"email":null,"assigned_to":null,"escalated_at":null,"acknowledged_at":null,"acknowledged_by":null,"note":null,"history":[]})


export const getListCareTeamMembersMockHandler = (overrideResponse?: CareTeamMemberList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CareTeamMemberList> | CareTeamMemberList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/care-team/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCareTeamMembersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAttentionItemsMockHandler = (overrideResponse?: AttentionItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AttentionItemList> | AttentionItemList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFilterAttentionItemsMockHandler = (overrideResponse?: AttentionItemList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItemList> | AttentionItemList), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/filter/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFilterAttentionItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcknowledgeAttentionItemsMockHandler = (overrideResponse?: AttentionResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionResults> | AttentionResults), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreAttentionItemsMockHandler = (overrideResponse?: AttentionResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionResults> | AttentionResults), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAttentionItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignAttentionItemsMockHandler = (overrideResponse?: AttentionResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionResults> | AttentionResults), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/assign/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignAttentionItemsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcknowledgeAttentionItemMockHandler = (overrideResponse?: AttentionItem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItem> | AttentionItem), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreAttentionItemMockHandler = (overrideResponse?: AttentionItem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItem> | AttentionItem), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAttentionItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignAttentionItemMockHandler = (overrideResponse?: AttentionItem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItem> | AttentionItem), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/assign/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignAttentionItemResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAttentionNeighboursMockHandler = (overrideResponse?: AttentionNeighbours | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AttentionNeighbours> | AttentionNeighbours), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/:id/neighbours/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAttentionNeighboursResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAttentionCallMockHandler = (overrideResponse?: AttentionItem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItem> | AttentionItem), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/calls/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAttentionCallResponseMock(),
      { status: 201
      })
  }, options)
}
export const getAttentionItemsMock = () => [
  getListCareTeamMembersMockHandler(),
  getListAttentionItemsMockHandler(),
  getFilterAttentionItemsMockHandler(),
  getAcknowledgeAttentionItemsMockHandler(),
  getRestoreAttentionItemsMockHandler(),
  getAssignAttentionItemsMockHandler(),
  getAcknowledgeAttentionItemMockHandler(),
  getRestoreAttentionItemMockHandler(),
  getAssignAttentionItemMockHandler(),
  getGetAttentionNeighboursMockHandler(),
  getCreateAttentionCallMockHandler()
]
