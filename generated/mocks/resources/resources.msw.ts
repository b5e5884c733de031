import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Resource
} from '../../model';


export const getGetResourceResponseMock = (): Resource => ({"id":"4c308e52-7d8f-4a01-9c2d-3e4f50610001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","kind":"file","title":"My hospital bag: a checklist","description":"One page to print and tick off.","language":"en-ca","languages":["en-ca","fr-ca"],"url":"https://media.lakeside.example/hospital-bag.pdf","media_type":"application/pdf","size":18500,"page_count":1,"publisher":"Lakeside Family Health","reviewed_at":"2026-09-14"})


export const getGetResourceMockHandler = (overrideResponse?: Resource | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Resource> | Resource), options?: RequestHandlerOptions) => {
  return http.get('*/v1/resources/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResourceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getResourcesMock = () => [
  getGetResourceMockHandler()
]
