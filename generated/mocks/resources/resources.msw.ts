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
  Resource,
  UnauthorizedResponse
} from '../../model';


export const getGetResourceResponseMock = (): Resource => ({"id":"4c308e52-7d8f-4a01-9c2d-3e4f50610001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","kind":"file","title":"My hospital bag: a checklist","description":"One page to print and tick off.","language":"en-ca","languages":["en-ca","fr-ca"],"url":"https://media.lakeside.example/hospital-bag.pdf","media_type":"application/pdf","size":18500,"page_count":1,"publisher":"Lakeside Family Health","reviewed_at":"2026-09-14"})


export const getGetResourceResponseMock200 = (): Resource => ({"id":"4c308e52-7d8f-4a01-9c2d-3e4f50610001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","kind":"file","title":"My hospital bag: a checklist","description":"One page to print and tick off.","language":"en-ca","languages":["en-ca","fr-ca"],"url":"https://media.lakeside.example/hospital-bag.pdf","media_type":"application/pdf","size":18500,"page_count":1,"publisher":"Lakeside Family Health","reviewed_at":"2026-09-14"})


export const getGetResourceResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetResourceResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetResourceResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetResourceMockHandler = (overrideResponse?: Resource | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Resource> | Resource), options?: RequestHandlerOptions) => {
  return http.get('*/v1/resources/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResourceResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetResourceMockHandler200 = (overrideResponse?: Resource | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Resource> | Resource), options?: RequestHandlerOptions) => {
  return http.get('*/v1/resources/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResourceResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetResourceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/resources/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResourceResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetResourceMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/resources/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResourceResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetResourceMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/resources/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetResourceResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getResourcesMock = () => [
  getGetResourceMockHandler()
]
