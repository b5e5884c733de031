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
  Patient,
  PatientList
} from '../../model';

import {
  getPatientMock
} from '../../model/index.faker.ts';


export const getListPatientsResponseMock = (overrideResponse: Partial<Extract<PatientList, object>> = {}): PatientList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPatientMock() })), ...overrideResponse})

export const getCreatePatientResponseMock = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves","call_time":"morning"})

export const getGetPatientResponseMock = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves","call_time":"morning"})

export const getUpdatePatientResponseMock = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves","call_time":"morning"})


export const getListPatientsMockHandler = (overrideResponse?: PatientList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientList> | PatientList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePatientMockHandler = (overrideResponse?: Patient | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Patient> | Patient), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePatientResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPatientMockHandler = (overrideResponse?: Patient | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Patient> | Patient), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPatientResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePatientMockHandler = (overrideResponse?: Patient | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Patient> | Patient), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePatientResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPatientsMock = () => [
  getListPatientsMockHandler(),
  getCreatePatientMockHandler(),
  getGetPatientMockHandler(),
  getUpdatePatientMockHandler()
]
