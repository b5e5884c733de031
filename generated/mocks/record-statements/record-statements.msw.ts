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
  ErrorDetail,
  ForbiddenResponse,
  NotFoundResponse,
  RecordStatement,
  RecordStatementList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getRecordStatementMock
} from '../../model/index.faker.ts';


export const getListRecordStatementsResponseMock = (overrideResponse: Partial<Extract<RecordStatementList, object>> = {}): RecordStatementList => ({count: 8, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRecordStatementMock() })), ...overrideResponse})


export const getListRecordStatementsResponseMock200 = (overrideResponse: Partial<Extract<RecordStatementList, object>> = {}): RecordStatementList => ({count: 8, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRecordStatementMock() })), ...overrideResponse})


export const getListRecordStatementsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListRecordStatementsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListRecordStatementsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListRecordStatementsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetRecordStatementResponseMock = (): RecordStatement => ({"patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","kind":"allergies","status":"none_known","recorded_by":{"id":"c0a80101-0000-4000-8000-000000000001","display_name":"Maya Tremblay"},"updated_at":"2026-11-20T15:30:00Z"})


export const getGetRecordStatementResponseMock200 = (): RecordStatement => ({"patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","kind":"allergies","status":"none_known","recorded_by":{"id":"c0a80101-0000-4000-8000-000000000001","display_name":"Maya Tremblay"},"updated_at":"2026-11-20T15:30:00Z"})


export const getGetRecordStatementResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getGetRecordStatementResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetRecordStatementResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetRecordStatementResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getSaveRecordStatementResponseMock = (): RecordStatement => ({"patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","kind":"allergies","status":"none_known","recorded_by":{"id":"c0a80101-0000-4000-8000-000000000001","display_name":"Maya Tremblay"},"updated_at":"2026-11-20T15:30:00Z"})


export const getSaveRecordStatementResponseMock200 = (): RecordStatement => ({"patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","kind":"allergies","status":"none_known","recorded_by":{"id":"c0a80101-0000-4000-8000-000000000001","display_name":"Maya Tremblay"},"updated_at":"2026-11-20T15:30:00Z"})


export const getSaveRecordStatementResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveRecordStatementResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveRecordStatementResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveRecordStatementResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveRecordStatementResponseMock409 = (): ErrorDetail => ({"detail":"Not found."})


export const getListRecordStatementsMockHandler = (overrideResponse?: RecordStatementList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordStatementList> | RecordStatementList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListRecordStatementsMockHandler200 = (overrideResponse?: RecordStatementList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordStatementList> | RecordStatementList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListRecordStatementsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListRecordStatementsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListRecordStatementsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListRecordStatementsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetRecordStatementMockHandler = (overrideResponse?: RecordStatement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordStatement> | RecordStatement), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordStatementResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetRecordStatementMockHandler200 = (overrideResponse?: RecordStatement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordStatement> | RecordStatement), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordStatementResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetRecordStatementMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordStatementResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetRecordStatementMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordStatementResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetRecordStatementMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordStatementResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetRecordStatementMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordStatementResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getSaveRecordStatementMockHandler = (overrideResponse?: RecordStatement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RecordStatement> | RecordStatement), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSaveRecordStatementMockHandler200 = (overrideResponse?: RecordStatement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RecordStatement> | RecordStatement), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveRecordStatementMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveRecordStatementMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveRecordStatementMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveRecordStatementMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveRecordStatementMockHandler409 = (overrideResponse?: ErrorDetail | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ErrorDetail> | ErrorDetail), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock409(),
      { status: 409
      })
  }, options)
}
export const getRecordStatementsMock = () => [
  getListRecordStatementsMockHandler(),
  getGetRecordStatementMockHandler(),
  getSaveRecordStatementMockHandler()
]
