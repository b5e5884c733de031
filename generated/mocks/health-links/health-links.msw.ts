import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  HealthLinkFiles
} from '../../model';


export const getReadHealthLinkResponseMock = (): HealthLinkFiles => ({"files":[{"content_type":"application/fhir+json","jwe":"eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aXY.ZmlsZQ.dGFn"}]})


export const getReadHealthLinkMockHandler = (overrideResponse?: HealthLinkFiles | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HealthLinkFiles> | HealthLinkFiles), options?: RequestHandlerOptions) => {
  return http.post('*/v1/health-links/read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadHealthLinkResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHealthLinksMock = () => [
  getReadHealthLinkMockHandler()
]
