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
  Submission,
  SubmissionNeighbours
} from '../../model';

import {
  getFormAlertLevelMock,
  getFormAlertMock,
  getFormDataMock,
  getFormDefinitionMock,
  getPatientReferenceMock,
  getPersonReferenceMock,
  getTaskResponseMock
} from '../../model/index.faker.ts';


export const getGetSubmissionResponseMock = (overrideResponse: Partial<Extract<Submission, object>> = {}): Submission => ({id: faker.string.uuid(), task: faker.string.uuid(), task_name: "How is your hip today?", process_instance: faker.string.uuid(), organization: faker.string.uuid(), definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), form_data: { ...getFormDataMock() }, submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', submitted_by: { ...getPersonReferenceMock() }, patient: { ...getPatientReferenceMock() }, alerts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormAlertMock() })), alert_level: faker.helpers.arrayElement([getFormAlertLevelMock(),null,]), response: faker.helpers.arrayElement([getTaskResponseMock(),null,]), question: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), ...overrideResponse})

export const getGetSubmissionNeighboursResponseMock = (): SubmissionNeighbours => ({"previous":{"id":"6b1d8f30-0a2c-4d4e-9f5a-1b2c3d4e0001","task":"7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001","task_name":"About you and your hip","submitted_at":"2026-11-15T00:45:00Z"},"next":null})


export const getGetSubmissionMockHandler = (overrideResponse?: Submission | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Submission> | Submission), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSubmissionNeighboursMockHandler = (overrideResponse?: SubmissionNeighbours | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubmissionNeighbours> | SubmissionNeighbours), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/neighbours/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionNeighboursResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSubmissionsMock = () => [
  getGetSubmissionMockHandler(),
  getGetSubmissionNeighboursMockHandler()
]
