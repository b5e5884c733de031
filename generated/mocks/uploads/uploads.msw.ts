import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ConflictResponse,
  ForbiddenResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  UnauthorizedResponse,
  Upload,
  ValidationFailedResponse
} from '../../model';


export const getCreateUploadResponseMock = (): Upload => ({"id":"2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001","name":"referral-letter.pdf","size":48213,"content_type":"application/pdf"})


export const getCreateUploadResponseMock201 = (): Upload => ({"id":"2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001","name":"referral-letter.pdf","size":48213,"content_type":"application/pdf"})


export const getCreateUploadResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateUploadResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateUploadResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateUploadResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateUploadResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getCreateUploadResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"Not found."})

export const getGetUploadResponseMock = (): Upload => ({"id":"2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001","name":"referral-letter.pdf","size":48213,"content_type":"application/pdf"})


export const getGetUploadResponseMock200 = (): Upload => ({"id":"2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001","name":"referral-letter.pdf","size":48213,"content_type":"application/pdf"})


export const getGetUploadResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetUploadResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetUploadResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateUploadMockHandler = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateUploadMockHandler201 = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateUploadMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateUploadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateUploadMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateUploadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateUploadMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getCreateUploadMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/uploads/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateUploadResponseMock413(),
      { status: 413
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


export const getGetUploadMockHandler200 = (overrideResponse?: Upload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Upload> | Upload), options?: RequestHandlerOptions) => {
  return http.get('*/v1/uploads/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetUploadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/uploads/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetUploadMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/uploads/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetUploadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/uploads/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUploadResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getUploadsMock = () => [
  getCreateUploadMockHandler(),
  getGetUploadMockHandler()
]
