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
  Patient,
  PatientList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getPatientMock
} from '../../model/index.faker.ts';


export const getListPatientsResponseMock = (overrideResponse: Partial<Extract<PatientList, object>> = {}): PatientList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPatientMock() })), ...overrideResponse})


export const getListPatientsResponseMock200 = (overrideResponse: Partial<Extract<PatientList, object>> = {}): PatientList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPatientMock() })), ...overrideResponse})


export const getListPatientsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListPatientsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListPatientsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListPatientsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreatePatientResponseMock = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves"})


export const getCreatePatientResponseMock201 = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves"})


export const getCreatePatientResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreatePatientResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreatePatientResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})

export const getGetPatientResponseMock = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves"})


export const getGetPatientResponseMock200 = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves"})


export const getGetPatientResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetPatientResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetPatientResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdatePatientResponseMock = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves"})


export const getUpdatePatientResponseMock200 = (): Patient => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","first_name":"Maya","last_name":"Tremblay","is_self":true,"is_system_created":false,"avatar_style":"waves"})


export const getUpdatePatientResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdatePatientResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdatePatientResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdatePatientResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListPatientsMockHandler = (overrideResponse?: PatientList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientList> | PatientList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPatientsMockHandler200 = (overrideResponse?: PatientList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientList> | PatientList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPatientsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListPatientsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListPatientsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListPatientsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPatientsResponseMock404(),
      { status: 404
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


export const getCreatePatientMockHandler201 = (overrideResponse?: Patient | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Patient> | Patient), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePatientResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreatePatientMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePatientResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreatePatientMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePatientResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreatePatientMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePatientResponseMock403(),
      { status: 403
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


export const getGetPatientMockHandler200 = (overrideResponse?: Patient | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Patient> | Patient), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPatientResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPatientMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPatientResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetPatientMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPatientResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetPatientMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPatientResponseMock404(),
      { status: 404
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


export const getUpdatePatientMockHandler200 = (overrideResponse?: Patient | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Patient> | Patient), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePatientResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdatePatientMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePatientResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdatePatientMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePatientResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdatePatientMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePatientResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdatePatientMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/patients/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePatientResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getPatientsMock = () => [
  getListPatientsMockHandler(),
  getCreatePatientMockHandler(),
  getGetPatientMockHandler(),
  getUpdatePatientMockHandler()
]
