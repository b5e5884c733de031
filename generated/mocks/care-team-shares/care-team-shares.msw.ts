import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CareTeamShare,
  CareTeamShareList
} from '../../model';


export const getListCareTeamSharesResponseMock = (): CareTeamShareList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getSaveCareTeamShareResponseMock = (): CareTeamShare => ({"organization":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0021","name":"Lakeside Family Health"},"sections":["allergies","medications"],"until":null,"opened_count":1,"openings":[{"opened_at":"2026-11-20T19:05:00Z","opened_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0009","display_name":"Ana Okafor"},"sections":["allergies","medications"]}]})


export const getListCareTeamSharesMockHandler = (overrideResponse?: CareTeamShareList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CareTeamShareList> | CareTeamShareList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/care-team-shares/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCareTeamSharesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveCareTeamShareMockHandler = (overrideResponse?: CareTeamShare | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CareTeamShare> | CareTeamShare), options?: RequestHandlerOptions) => {
  return http.put('*/v1/patients/:id/care-team-shares/:organizationId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveCareTeamShareResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCareTeamSharesMock = () => [
  getListCareTeamSharesMockHandler(),
  getSaveCareTeamShareMockHandler()
]
