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
  DocumentDownload,
  DocumentList,
  DocumentResponse,
  DocumentResults,
  DocumentUpload,
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getConditionSuggestionMock,
  getDocumentMock,
  getMedicationSuggestionMock
} from '../../model/index.faker.ts';


export const getListDocumentsResponseMock = (overrideResponse: Partial<Extract<DocumentList, object>> = {}): DocumentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), ...overrideResponse})


export const getListDocumentsResponseMock200 = (overrideResponse: Partial<Extract<DocumentList, object>> = {}): DocumentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), ...overrideResponse})


export const getListDocumentsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListDocumentsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListDocumentsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListDocumentsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateDocumentResponseMock = (): DocumentUpload => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","upload":{"url":"https://files.portage.example/6b1d8a2f?signature=9f2c","method":"PUT","headers":{"content-type":"application/pdf"},"expires_at":"2026-03-05T15:19:00Z"}})


export const getCreateDocumentResponseMock201 = (): DocumentUpload => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","upload":{"url":"https://files.portage.example/6b1d8a2f?signature=9f2c","method":"PUT","headers":{"content-type":"application/pdf"},"expires_at":"2026-03-05T15:19:00Z"}})


export const getCreateDocumentResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateDocumentResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"Not found."})

export const getGetDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getGetDocumentResponseMock200 = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getGetDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getUpdateDocumentResponseMock200 = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getUpdateDocumentResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getRestoreDocumentResponseMock200 = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getRestoreDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCompleteDocumentUploadResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getCompleteDocumentUploadResponseMock200 = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getCompleteDocumentUploadResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCompleteDocumentUploadResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCompleteDocumentUploadResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCompleteDocumentUploadResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCompleteDocumentUploadResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getGetDocumentResultsResponseMock = (overrideResponse: Partial<Extract<DocumentResults, object>> = {}): DocumentResults => ({medications: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationSuggestionMock() })), conditions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionSuggestionMock() })), ...overrideResponse})


export const getGetDocumentResultsResponseMock200 = (overrideResponse: Partial<Extract<DocumentResults, object>> = {}): DocumentResults => ({medications: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationSuggestionMock() })), conditions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionSuggestionMock() })), ...overrideResponse})


export const getGetDocumentResultsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetDocumentResultsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetDocumentResultsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetDocumentResultsResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getReviewDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getReviewDocumentResponseMock200 = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getReviewDocumentResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getReviewDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getReviewDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getReviewDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getReviewDocumentResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getReanalyzeDocumentResponseMock = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getReanalyzeDocumentResponseMock200 = (): DocumentResponse => ({"id":"6b1d8a2f-3c4e-4d5f-9a6b-7c8d9e0f1a20","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","name":"Blood test of March","notes":"Dr. Singh asked for it.","file_name":"blood-test-march.pdf","content_type":"application/pdf","size":482130,"page_count":2,"document_date":"2026-03-02","category":"lab","purpose":"document","status":"analyzed","failure_reason":null,"uploaded_at":"2026-03-04T15:20:00Z","suggestions_count":3,"linked_records":[],"source":"self_reported","recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"created_at":"2026-03-04T15:19:00Z","updated_at":"2026-03-04T15:20:00Z","can_edit":true,"can_delete":true})


export const getReanalyzeDocumentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getReanalyzeDocumentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getReanalyzeDocumentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getReanalyzeDocumentResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getGetDocumentDownloadResponseMock = (): DocumentDownload => ({"url":"https://files.portage.example/6b1d8a2f?signature=1c7e","download_url":"https://files.portage.example/6b1d8a2f?signature=1c7e&download=1","expires_at":"2026-03-04T16:20:00Z"})


export const getGetDocumentDownloadResponseMock200 = (): DocumentDownload => ({"url":"https://files.portage.example/6b1d8a2f?signature=1c7e","download_url":"https://files.portage.example/6b1d8a2f?signature=1c7e&download=1","expires_at":"2026-03-04T16:20:00Z"})


export const getGetDocumentDownloadResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetDocumentDownloadResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetDocumentDownloadResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getGetDocumentDownloadResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getListDocumentsMockHandler = (overrideResponse?: DocumentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentList> | DocumentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListDocumentsMockHandler200 = (overrideResponse?: DocumentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentList> | DocumentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListDocumentsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListDocumentsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListDocumentsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListDocumentsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDocumentsResponseMock404(),
      { status: 404
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


export const getCreateDocumentMockHandler201 = (overrideResponse?: DocumentUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentUpload> | DocumentUpload), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateDocumentMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateDocumentMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDocumentResponseMock413(),
      { status: 413
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


export const getGetDocumentMockHandler200 = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResponseMock404(),
      { status: 404
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


export const getUpdateDocumentMockHandler200 = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDocumentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateDocumentMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDocumentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDocumentResponseMock404(),
      { status: 404
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


export const getDeleteDocumentMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/documents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteDocumentResponseMock404(),
      { status: 404
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


export const getRestoreDocumentMockHandler200 = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreDocumentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreDocumentResponseMock404(),
      { status: 404
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


export const getCompleteDocumentUploadMockHandler200 = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCompleteDocumentUploadMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCompleteDocumentUploadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCompleteDocumentUploadMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCompleteDocumentUploadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCompleteDocumentUploadMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/complete_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDocumentUploadResponseMock409(),
      { status: 409
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


export const getGetDocumentResultsMockHandler200 = (overrideResponse?: DocumentResults | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentResults> | DocumentResults), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResultsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDocumentResultsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResultsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDocumentResultsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResultsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDocumentResultsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResultsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDocumentResultsMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/results/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentResultsResponseMock409(),
      { status: 409
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


export const getReviewDocumentMockHandler200 = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReviewDocumentMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getReviewDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReviewDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getReviewDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getReviewDocumentMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewDocumentResponseMock409(),
      { status: 409
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


export const getReanalyzeDocumentMockHandler200 = (overrideResponse?: DocumentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentResponse> | DocumentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/reanalyze/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReanalyzeDocumentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReanalyzeDocumentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/reanalyze/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReanalyzeDocumentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getReanalyzeDocumentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/reanalyze/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReanalyzeDocumentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getReanalyzeDocumentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/reanalyze/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReanalyzeDocumentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getReanalyzeDocumentMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/documents/:id/reanalyze/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReanalyzeDocumentResponseMock409(),
      { status: 409
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


export const getGetDocumentDownloadMockHandler200 = (overrideResponse?: DocumentDownload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentDownload> | DocumentDownload), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/download/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentDownloadResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDocumentDownloadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/download/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentDownloadResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetDocumentDownloadMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/download/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentDownloadResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetDocumentDownloadMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/download/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentDownloadResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetDocumentDownloadMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/documents/:id/download/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocumentDownloadResponseMock409(),
      { status: 409
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
