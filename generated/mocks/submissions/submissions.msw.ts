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
  ForbiddenResponse,
  NotFoundResponse,
  Submission,
  UnauthorizedResponse
} from '../../model';

import {
  getFormDataMock,
  getFormDefinitionMock,
  getPatientReferenceMock,
  getPersonReferenceMock
} from '../../model/index.faker.ts';


export const getGetSubmissionResponseMock = (overrideResponse: Partial<Extract<Submission, object>> = {}): Submission => ({id: faker.string.uuid(), task: faker.string.uuid(), task_name: "How is your hip today?", process_instance: faker.string.uuid(), organization: faker.string.uuid(), definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), form_data: { ...getFormDataMock() }, submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', submitted_by: { ...getPersonReferenceMock() }, patient: { ...getPatientReferenceMock() }, ...overrideResponse})


export const getGetSubmissionResponseMock200 = (overrideResponse: Partial<Extract<Submission, object>> = {}): Submission => ({id: faker.string.uuid(), task: faker.string.uuid(), task_name: "How is your hip today?", process_instance: faker.string.uuid(), organization: faker.string.uuid(), definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), form_data: { ...getFormDataMock() }, submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', submitted_by: { ...getPersonReferenceMock() }, patient: { ...getPatientReferenceMock() }, ...overrideResponse})


export const getGetSubmissionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetSubmissionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetSubmissionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetSubmissionMockHandler = (overrideResponse?: Submission | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Submission> | Submission), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSubmissionMockHandler200 = (overrideResponse?: Submission | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Submission> | Submission), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSubmissionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetSubmissionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetSubmissionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/submissions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubmissionResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getSubmissionsMock = () => [
  getGetSubmissionMockHandler()
]
