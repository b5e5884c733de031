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
  RecordStatement,
  RecordStatementList
} from '../../model';

import {
  getRecordStatementMock
} from '../../model/index.faker.ts';


export const getListRecordStatementsResponseMock = (overrideResponse: Partial<Extract<RecordStatementList, object>> = {}): RecordStatementList => ({count: 8, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRecordStatementMock() })), ...overrideResponse})

export const getGetRecordStatementResponseMock = (): RecordStatement => ({"patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","kind":"allergies","status":"none_known","recorded_by":{"id":"c0a80101-0000-4000-8000-000000000001","display_name":"Maya Tremblay"},"updated_at":"2026-11-20T15:30:00Z"})

export const getSaveRecordStatementResponseMock = (): RecordStatement => ({"patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","kind":"allergies","status":"none_known","recorded_by":{"id":"c0a80101-0000-4000-8000-000000000001","display_name":"Maya Tremblay"},"updated_at":"2026-11-20T15:30:00Z"})


export const getListRecordStatementsMockHandler = (overrideResponse?: RecordStatementList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordStatementList> | RecordStatementList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/record-statements/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRecordStatementsResponseMock(),
      { status: 200
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

export const getSaveRecordStatementMockHandler = (overrideResponse?: RecordStatement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RecordStatement> | RecordStatement), options?: RequestHandlerOptions) => {
  return http.put('*/v1/record-statements/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveRecordStatementResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRecordStatementsMock = () => [
  getListRecordStatementsMockHandler(),
  getGetRecordStatementMockHandler(),
  getSaveRecordStatementMockHandler()
]
