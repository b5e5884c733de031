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
  MeasurementTarget,
  MeasurementTargetList,
  NoContentResponse
} from '../../model';

import {
  getMeasurementKindMock,
  getMeasurementUnitMock,
  getOrganizationReferenceMock,
  getPersonReferenceMock
} from '../../model/index.faker.ts';


export const getListPersonMeasurementTargetsResponseMock = (): MeasurementTargetList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getSavePersonMeasurementTargetResponseMock = (overrideResponse: Partial<Extract<MeasurementTarget, object>> = {}): MeasurementTarget => ({id: faker.string.uuid(), patient: faker.string.uuid(), organization: { ...getOrganizationReferenceMock() }, kind: getMeasurementKindMock(), unit: getMeasurementUnitMock(), minimum: 110, maximum: 130, diastolic_minimum: 70, diastolic_maximum: 80, note: "Measure in the morning", set_by: { ...getPersonReferenceMock() }, set_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListMeasurementTargetsResponseMock = (): MeasurementTargetList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListPersonMeasurementTargetsMockHandler = (overrideResponse?: MeasurementTargetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementTargetList> | MeasurementTargetList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/measurement-targets/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonMeasurementTargetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePersonMeasurementTargetMockHandler = (overrideResponse?: MeasurementTarget | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MeasurementTarget> | MeasurementTarget), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/people/:patientId/measurement-targets/:kind/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePersonMeasurementTargetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePersonMeasurementTargetMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/people/:patientId/measurement-targets/:kind/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListMeasurementTargetsMockHandler = (overrideResponse?: MeasurementTargetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeasurementTargetList> | MeasurementTargetList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/measurement-targets/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMeasurementTargetsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMeasurementTargetsMock = () => [
  getListPersonMeasurementTargetsMockHandler(),
  getSavePersonMeasurementTargetMockHandler(),
  getDeletePersonMeasurementTargetMockHandler(),
  getListMeasurementTargetsMockHandler()
]
