import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AuditEventList
} from '../../model';


export const getListAuditEventsResponseMock = (): AuditEventList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListAuditEventsMockHandler = (overrideResponse?: AuditEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEventList> | AuditEventList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/audit-events/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditEventsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuditEventsMock = () => [
  getListAuditEventsMockHandler()
]
