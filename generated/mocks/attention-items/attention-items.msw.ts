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
  AttentionConflict,
  AttentionItem,
  AttentionItemList,
  ForbiddenResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getAttentionItemMock
} from '../../model/index.faker.ts';


export const getListAttentionItemsResponseMock = (overrideResponse: Partial<Extract<AttentionItemList, object>> = {}): AttentionItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), ...overrideResponse})


export const getListAttentionItemsResponseMock200 = (overrideResponse: Partial<Extract<AttentionItemList, object>> = {}): AttentionItemList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), ...overrideResponse})


export const getListAttentionItemsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListAttentionItemsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListAttentionItemsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListAttentionItemsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getAcknowledgeAttentionItemResponseMock = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","invitation":null,"email":null,"acknowledged_at":null,"acknowledged_by":null,"note":null})


export const getAcknowledgeAttentionItemResponseMock200 = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","invitation":null,"email":null,"acknowledged_at":null,"acknowledged_by":null,"note":null})


export const getAcknowledgeAttentionItemResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getAcknowledgeAttentionItemResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getAcknowledgeAttentionItemResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getAcknowledgeAttentionItemResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getAcknowledgeAttentionItemResponseMock409 = (): AttentionConflict => ({"detail":"Ana Okafor already took care of this.","code":"already_acknowledged","acknowledged_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0009","display_name":"Ana Okafor"},"acknowledged_at":"2026-11-20T14:12:00Z"})

export const getRestoreAttentionItemResponseMock = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","invitation":null,"email":null,"acknowledged_at":null,"acknowledged_by":null,"note":null})


export const getRestoreAttentionItemResponseMock200 = (): AttentionItem => ({"id":"4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001","kind":"alert","level":"urgent","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","since":"2026-11-19T19:45:00Z","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition_name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"task":{"id":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","name":"How is your hip today?","kind":"form","due_at":"2026-11-23T04:59:00Z"},"audience":"patient","submission":"6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001","message":"The pain is severe.","invitation":null,"email":null,"acknowledged_at":null,"acknowledged_by":null,"note":null})


export const getRestoreAttentionItemResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreAttentionItemResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreAttentionItemResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListAttentionItemsMockHandler = (overrideResponse?: AttentionItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AttentionItemList> | AttentionItemList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListAttentionItemsMockHandler200 = (overrideResponse?: AttentionItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AttentionItemList> | AttentionItemList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListAttentionItemsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListAttentionItemsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListAttentionItemsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListAttentionItemsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/attention-items/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAttentionItemsResponseMock404(),
      { status: 404
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


export const getAcknowledgeAttentionItemMockHandler200 = (overrideResponse?: AttentionItem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItem> | AttentionItem), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAcknowledgeAttentionItemMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAcknowledgeAttentionItemMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAcknowledgeAttentionItemMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getAcknowledgeAttentionItemMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAcknowledgeAttentionItemMockHandler409 = (overrideResponse?: AttentionConflict | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionConflict> | AttentionConflict), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/acknowledge/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcknowledgeAttentionItemResponseMock409(),
      { status: 409
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


export const getRestoreAttentionItemMockHandler200 = (overrideResponse?: AttentionItem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AttentionItem> | AttentionItem), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAttentionItemResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreAttentionItemMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAttentionItemResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreAttentionItemMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAttentionItemResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreAttentionItemMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/attention-items/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAttentionItemResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getAttentionItemsMock = () => [
  getListAttentionItemsMockHandler(),
  getAcknowledgeAttentionItemMockHandler(),
  getRestoreAttentionItemMockHandler()
]
