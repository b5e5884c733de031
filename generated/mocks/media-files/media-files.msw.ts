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
  ConflictResponse,
  ForbiddenResponse,
  MediaFileDetail,
  MediaFileList,
  MediaFileUpload,
  NoContentResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getMediaFileMock,
  getMediaJourneyUseMock,
  getMediaUseMock
} from '../../model/index.faker.ts';


export const getListMediaFilesResponseMock = (overrideResponse: Partial<Extract<MediaFileList, object>> = {}): MediaFileList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaFileMock() })), ...overrideResponse})


export const getListMediaFilesResponseMock200 = (overrideResponse: Partial<Extract<MediaFileList, object>> = {}): MediaFileList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaFileMock() })), ...overrideResponse})


export const getListMediaFilesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListMediaFilesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListMediaFilesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListMediaFilesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateMediaFileResponseMock = (): MediaFileUpload => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","upload":{"url":"https://files.portage.example/6b1d8a2f?signature=9f2c","method":"PUT","headers":{"content-type":"image/png"},"expires_at":"2026-03-05T15:19:00Z"}})


export const getCreateMediaFileResponseMock201 = (): MediaFileUpload => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","upload":{"url":"https://files.portage.example/6b1d8a2f?signature=9f2c","method":"PUT","headers":{"content-type":"image/png"},"expires_at":"2026-03-05T15:19:00Z"}})


export const getCreateMediaFileResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateMediaFileResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateMediaFileResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateMediaFileResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateMediaFileResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"Not found."})

export const getGetMediaFileResponseMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})


export const getGetMediaFileResponseMock200 = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})


export const getGetMediaFileResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetMediaFileResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetMediaFileResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateMediaFileResponseMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})


export const getUpdateMediaFileResponseMock200 = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})


export const getUpdateMediaFileResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateMediaFileResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateMediaFileResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateMediaFileResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateMediaFileResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getUpdateMediaFileResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})



export const getDeleteMediaFileResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteMediaFileResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteMediaFileResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDeleteMediaFileResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getCompleteMediaFileUploadResponseMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})


export const getCompleteMediaFileUploadResponseMock200 = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})


export const getCompleteMediaFileUploadResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCompleteMediaFileUploadResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCompleteMediaFileUploadResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCompleteMediaFileUploadResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCompleteMediaFileUploadResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getListMediaFilesMockHandler = (overrideResponse?: MediaFileList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaFileList> | MediaFileList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMediaFilesMockHandler200 = (overrideResponse?: MediaFileList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaFileList> | MediaFileList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMediaFilesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListMediaFilesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListMediaFilesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListMediaFilesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateMediaFileMockHandler = (overrideResponse?: MediaFileUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MediaFileUpload> | MediaFileUpload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateMediaFileMockHandler201 = (overrideResponse?: MediaFileUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MediaFileUpload> | MediaFileUpload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateMediaFileMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateMediaFileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateMediaFileMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateMediaFileMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateMediaFileMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMediaFileResponseMock413(),
      { status: 413
      })
  }, options)
}

export const getGetMediaFileMockHandler = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaFileResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMediaFileMockHandler200 = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaFileResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMediaFileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaFileResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetMediaFileMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaFileResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetMediaFileMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaFileResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getUpdateMediaFileMockHandler = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateMediaFileMockHandler200 = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateMediaFileMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateMediaFileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateMediaFileMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateMediaFileMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateMediaFileMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getUpdateMediaFileMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaFileResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getDeleteMediaFileMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteMediaFileMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteMediaFileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMediaFileResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteMediaFileMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMediaFileResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteMediaFileMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMediaFileResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteMediaFileMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMediaFileResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getCompleteMediaFileUploadMockHandler = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCompleteMediaFileUploadMockHandler200 = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCompleteMediaFileUploadMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCompleteMediaFileUploadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCompleteMediaFileUploadMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCompleteMediaFileUploadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCompleteMediaFileUploadMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/media-files/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteMediaFileUploadResponseMock409(),
      { status: 409
      })
  }, options)
}
export const getMediaFilesMock = () => [
  getListMediaFilesMockHandler(),
  getCreateMediaFileMockHandler(),
  getGetMediaFileMockHandler(),
  getUpdateMediaFileMockHandler(),
  getDeleteMediaFileMockHandler(),
  getCompleteMediaFileUploadMockHandler()
]
