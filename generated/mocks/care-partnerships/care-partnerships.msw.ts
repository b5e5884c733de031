import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CarePartnership,
  CarePartnershipList
} from '../../model';


export const getListCarePartnersResponseMock = (): CarePartnershipList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getInviteCarePartnerResponseMock = (): CarePartnership => ({"id":"6c1e8f3a-2b4d-4c5e-9f60-7a8b9c0d0001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"partner_name":"Theo Martin","partner_email":"theo@portage.test","level":"fill_in","until":"2027-03-31","status":"active","invited_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"invited_at":"2026-11-19T20:20:00Z","accepted_at":"2026-11-20T15:04:00Z"})

export const getListCarePartnershipsResponseMock = (): CarePartnershipList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getAcceptCarePartnershipResponseMock = (): CarePartnership => ({"id":"6c1e8f3a-2b4d-4c5e-9f60-7a8b9c0d0001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"partner_name":"Theo Martin","partner_email":"theo@portage.test","level":"fill_in","until":"2027-03-31","status":"active","invited_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"invited_at":"2026-11-19T20:20:00Z","accepted_at":"2026-11-20T15:04:00Z"})

export const getEndCarePartnershipResponseMock = (): CarePartnership => ({"id":"6c1e8f3a-2b4d-4c5e-9f60-7a8b9c0d0001","patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay"},"partner_name":"Theo Martin","partner_email":"theo@portage.test","level":"fill_in","until":"2027-03-31","status":"active","invited_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"invited_at":"2026-11-19T20:20:00Z","accepted_at":"2026-11-20T15:04:00Z"})


export const getListCarePartnersMockHandler = (overrideResponse?: CarePartnershipList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CarePartnershipList> | CarePartnershipList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/patients/:id/care-partners/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCarePartnersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInviteCarePartnerMockHandler = (overrideResponse?: CarePartnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CarePartnership> | CarePartnership), options?: RequestHandlerOptions) => {
  return http.post('*/v1/patients/:id/care-partners/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteCarePartnerResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListCarePartnershipsMockHandler = (overrideResponse?: CarePartnershipList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CarePartnershipList> | CarePartnershipList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/care-partnerships/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCarePartnershipsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptCarePartnershipMockHandler = (overrideResponse?: CarePartnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CarePartnership> | CarePartnership), options?: RequestHandlerOptions) => {
  return http.post('*/v1/care-partnerships/:id/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptCarePartnershipResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndCarePartnershipMockHandler = (overrideResponse?: CarePartnership | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CarePartnership> | CarePartnership), options?: RequestHandlerOptions) => {
  return http.post('*/v1/care-partnerships/:id/end/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEndCarePartnershipResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCarePartnershipsMock = () => [
  getListCarePartnersMockHandler(),
  getInviteCarePartnerMockHandler(),
  getListCarePartnershipsMockHandler(),
  getAcceptCarePartnershipMockHandler(),
  getEndCarePartnershipMockHandler()
]
