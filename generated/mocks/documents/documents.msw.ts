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
  DocumentDownload,
  DocumentList,
  DocumentResponse,
  DocumentResults,
  DocumentUpload,
  NoContentResponse
} from '../../model';

import {
  getConditionSuggestionMock,
  getDocumentMock,
  getMedicationSuggestionMock
} from '../../model/index.faker.ts';


export const getListDocumentsResponseMock = (overrideResponse: Partial<Extract<DocumentList, object>> = {}): DocumentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), ...overrideResponse})

export const getCreateDocumentResponseMock = (): DocumentUpload => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","upload":{"url":"https://files.portage.example/6b1d8a2f?signature=9f2c","method":"PUT","headers":{"content-type":"application/pdf"},"expires_at":"2026-03-05T15:19:00Z"}})

export const getGetDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})

export const getUpdateDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})

export const getRestoreDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})

export const getCompleteDocumentUploadResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})

export const getGetDocumentResultsResponseMock = (overrideResponse: Partial<Extract<DocumentResults, object>> = {}): DocumentResults => ({medications: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationSuggestionMock() })), conditions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionSuggestionMock() })), ...overrideResponse})

export const getReviewDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})

export const getReanalyzeDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})

export const getGetDocumentDownloadResponseMock = (): DocumentDownload => ({"url":"https://files.portage.example/6b1d8a2f?signature=1c7e","download_url":"https://files.portage.example/6b1d8a2f?signature=1c7e&download=1","expires_at":"2026-03-04T16:20:00Z"})


export const getListDocumentsMockHandler = (overrideResponse?: DocumentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentList> | DocumentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDocumentMockHandler = (overrideResponse?: DocumentUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentUpload> | DocumentUpload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetDocumentMockHandler = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateDocumentMockHandler = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDocumentMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreDocumentMockHandler = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteDocumentUploadMockHandler = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDocumentResultsMockHandler = (overrideResponse?: DocumentResults | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentResults> | DocumentResults), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewDocumentMockHandler = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReanalyzeDocumentMockHandler = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/reanalyze/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReanalyzeDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDocumentDownloadMockHandler = (overrideResponse?: DocumentDownload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentDownload> | DocumentDownload), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/download/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentDownloadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDocumentsMock = () => [
  getListDocumentsMockHandler(),
  getCreateDocumentMockHandler(),
  getGetDocumentMockHandler(),
  getUpdateDocumentMockHandler(),
  getDeleteDocumentMockHandler(),
  getRestoreDocumentMockHandler(),
  getCompleteDocumentUploadMockHandler(),
  getGetDocumentResultsMockHandler(),
  getReviewDocumentMockHandler(),
  getReanalyzeDocumentMockHandler(),
  getGetDocumentDownloadMockHandler()
]
