import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AuditEventList,
  ForbiddenResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';


export const getListAuditEventsResponseMock = (): AuditEventList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListAuditEventsResponseMock200 = (): AuditEventList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListAuditEventsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListAuditEventsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListAuditEventsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListAuditEventsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListAuditEventsMockHandler = (overrideResponse?: AuditEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEventList> | AuditEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListAuditEventsMockHandler200 = (overrideResponse?: AuditEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEventList> | AuditEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListAuditEventsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListAuditEventsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListAuditEventsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListAuditEventsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getAuditEventsMock = () => [
  getListAuditEventsMockHandler()
]
