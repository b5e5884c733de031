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
  JourneyFilePicture,
  MediaFileDetail,
  MediaFileList,
  MediaFileUpload,
  NoContentResponse
} from '../../model';

import {
  getMediaFileMock,
  getMediaJourneyUseMock,
  getMediaUseMock
} from '../../model/index.faker.ts';


export const getListMediaFilesResponseMock = (overrideResponse: Partial<Extract<MediaFileList, object>> = {}): MediaFileList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaFileMock() })), ...overrideResponse})

export const getCreateMediaFileResponseMock = (): MediaFileUpload => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","upload":{"url":"https://files.portage.example/6b1d8a2f?signature=9f2c","method":"PUT","headers":{"content-type":"image/png"},"expires_at":"2026-03-05T15:19:00Z"}})

export const getGetMediaFileResponseMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})

export const getUpdateMediaFileResponseMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})

export const getCompleteMediaFileUploadResponseMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})

export const getExportMediaPictureResponseMock = (): JourneyFilePicture => ({"file_name":"lake.png","content_type":"image/png","data":"iVBORw0KGgoAAAAA","alt":{"en-ca":"A calm lake","fr-ca":"Un lac calme"}})


export const getListMediaFilesMockHandler = (overrideResponse?: MediaFileList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaFileList> | MediaFileList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaFilesResponseMock(),
      { status: 200
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

export const getGetMediaFileMockHandler = (overrideResponse?: MediaFileDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaFileDetail> | MediaFileDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaFileResponseMock(),
      { status: 200
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

export const getDeleteMediaFileMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/media-files/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
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

export const getExportMediaPictureMockHandler = (overrideResponse?: JourneyFilePicture | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyFilePicture> | JourneyFilePicture), options?: RequestHandlerOptions) => {
  return http.get('*/v1/media-files/:id/export/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportMediaPictureResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMediaFilesMock = () => [
  getListMediaFilesMockHandler(),
  getCreateMediaFileMockHandler(),
  getGetMediaFileMockHandler(),
  getUpdateMediaFileMockHandler(),
  getDeleteMediaFileMockHandler(),
  getCompleteMediaFileUploadMockHandler(),
  getExportMediaPictureMockHandler()
]
