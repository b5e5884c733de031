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
  ProcessDefinition,
  ProcessDefinitionList
} from '../../model';

import {
  getProcessDefinitionMock
} from '../../model/index.faker.ts';


export const getListProcessDefinitionsResponseMock = (overrideResponse: Partial<Extract<ProcessDefinitionList, object>> = {}): ProcessDefinitionList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessDefinitionMock() })), ...overrideResponse})

export const getGetProcessDefinitionResponseMock = (): ProcessDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","description":"Get ready for your new hip, step by step.","banner_image":"http://localhost:4010/media/hip-replacement.svg","banner_alt":null,"languages":["en-ca","fr-ca"],"organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","step_count":7,"next_task_modal":true,"audience":"Adults who wait for a new hip","estimated_weeks":6,"is_monitored":true,"monitoring_note":"A nurse reads your answers on weekdays, by 4 p.m.","recommendation":"Because you have a date for your surgery","enrolment":{"process_instance":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","status":"active","is_ongoing":true}})


export const getListProcessDefinitionsMockHandler = (overrideResponse?: ProcessDefinitionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessDefinitionList> | ProcessDefinitionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProcessDefinitionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProcessDefinitionMockHandler = (overrideResponse?: ProcessDefinition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProcessDefinition> | ProcessDefinition), options?: RequestHandlerOptions) => {
  return http.get('*/v1/process-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProcessDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProcessDefinitionsMock = () => [
  getListProcessDefinitionsMockHandler(),
  getGetProcessDefinitionMockHandler()
]
