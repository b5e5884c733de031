import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Upload
} from '../../model';


export const getCreateUploadResponseMock = (): Upload => ({"id":"2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001","name":"referral-letter.pdf","size":48213,"content_type":"application/pdf"})

export const getGetUploadResponseMock = (): Upload => ({"id":"2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001","name":"referral-letter.pdf","size":48213,"content_type":"application/pdf"})


export const getCreateUploadMockHandler = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetUploadMockHandler = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.get('*/v1/uploads/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUploadsMock = () => [
  getCreateUploadMockHandler(),
  getGetUploadMockHandler()
]
