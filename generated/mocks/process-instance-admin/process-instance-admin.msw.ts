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
  NoContentResponse,
  ProcessInstanceVariableList
} from '../../model';

import {
  getProcessInstanceVariableMock
} from '../../model/index.faker.ts';


export const getListProcessInstanceVariablesResponseMock = (overrideResponse: Partial<Extract<ProcessInstanceVariableList, object>> = {}): ProcessInstanceVariableList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceVariableMock() })), ...overrideResponse})


export const getDeleteProcessInstanceMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/process-instances/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListProcessInstanceVariablesMockHandler = (overrideResponse?: ProcessInstanceVariableList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessInstanceVariableList> | ProcessInstanceVariableList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-instances/:id/variable/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessInstanceVariablesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProcessInstanceAdminMock = () => [
  getDeleteProcessInstanceMockHandler(),
  getListProcessInstanceVariablesMockHandler()
]
