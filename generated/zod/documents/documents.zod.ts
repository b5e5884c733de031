import * as zod from 'zod/mini';

import {
  Document,
  DocumentCategory,
  DocumentCreate,
  DocumentDownload,
  DocumentList,
  DocumentResults,
  DocumentReview,
  DocumentStatus,
  DocumentUpdate,
  DocumentUpload,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Only the owner of the profile sees them. Deleted ones are left out.
 * @summary The documents in a person's health record, newest first (HEALTH-08).
 */
export const listDocumentsQuerySearchMax = 200;

export const listDocumentsQueryPageDefault = 1;

export const listDocumentsQueryPageSizeDefault = 20;
export const listDocumentsQueryPageSizeMax = 100;



export const ListDocumentsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "category__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DocumentCategory)).check(/*#__PURE__*/ zod.describe('Only these categories.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DocumentStatus)).check(/*#__PURE__*/ zod.describe('Only these states of the analysis.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDocumentsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['created_at', '-created_at', 'name', '-name', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('Newest first without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listDocumentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDocumentsQueryPageSizeMax)), listDocumentsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListDocuments200Response = DocumentList

export const ListDocuments400Response = ValidationErrors

export const ListDocuments401Response = ErrorDetail

export const ListDocuments403Response = ErrorDetail

export const ListDocuments404Response = ErrorDetail

/**
 * Three steps: create, send the file to `upload`, then call `completeDocumentUpload`. PDF only.
 * @summary Creates a document (DOC-01) and returns the upload URL of its file.
 */
export const CreateDocumentBody = DocumentCreate

export const CreateDocument201Response = DocumentUpload

export const CreateDocument400Response = ValidationErrors

export const CreateDocument401Response = ErrorDetail

export const CreateDocument403Response = ErrorDetail

export const CreateDocument404Response = ErrorDetail

export const CreateDocument409Response = ErrorDetail

export const CreateDocument413Response = ErrorDetail

export const CreateDocument422Response = ErrorDetail

/**
 * Poll it after the upload until `status` is neither `uploading` nor `analyzing`.
 * @summary One document, with the state of its analysis (DOC-04).
 */
export const GetDocumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetDocument200Response = Document

export const GetDocument401Response = ErrorDetail

export const GetDocument403Response = ErrorDetail

export const GetDocument404Response = ErrorDetail

/**
 * Name, category and notes can change; the file cannot. `document_date` may not be in the future.
 * @summary Changes the given fields of a document (HEALTH-05).
 */
export const UpdateDocumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateDocumentBody = DocumentUpdate

export const UpdateDocument200Response = Document

export const UpdateDocument400Response = ValidationErrors

export const UpdateDocument401Response = ErrorDetail

export const UpdateDocument403Response = ErrorDetail

export const UpdateDocument404Response = ErrorDetail

/**
 * Only its owner can delete it.
 * @summary Takes a document out of the record; the records that came from it stay. `restore` brings it back for ten minutes.
 */
export const DeleteDocumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteDocument204Response = /*#__PURE__*/ zod.void()

export const DeleteDocument401Response = ErrorDetail

export const DeleteDocument403Response = ErrorDetail

export const DeleteDocument404Response = ErrorDetail

/**
 * Later it is a 404.
 * @summary Brings a document back that was deleted less than ten minutes ago.
 */
export const RestoreDocumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreDocument200Response = Document

export const RestoreDocument401Response = ErrorDetail

export const RestoreDocument403Response = ErrorDetail

export const RestoreDocument404Response = ErrorDetail

/**
 * Returns at once; poll `getDocument` for the outcome. Calling it again does not start a second analysis.
 * @summary Completes the upload and starts the analysis (DOC-02). Idempotent.
 */
export const CompleteDocumentUploadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CompleteDocumentUpload200Response = Document

export const CompleteDocumentUpload400Response = ValidationErrors

export const CompleteDocumentUpload401Response = ErrorDetail

export const CompleteDocumentUpload403Response = ErrorDetail

export const CompleteDocumentUpload404Response = ErrorDetail

export const CompleteDocumentUpload409Response = ErrorDetail

/**
 * Suggestions only: nothing is in the record until `reviewDocument` accepts it.
 * @summary What was found in a document (DOC-03).
 */
export const GetDocumentResultsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetDocumentResults200Response = DocumentResults

export const GetDocumentResults401Response = ErrorDetail

export const GetDocumentResults403Response = ErrorDetail

export const GetDocumentResults404Response = ErrorDetail

export const GetDocumentResults409Response = ErrorDetail

/**
 * A suggestion that is already accepted stays as it is, so a call whose response was lost can be repeated.
 * Documents that are not analyzed are a 409.
 * @summary Takes findings over into the record, or leaves them.
 */
export const ReviewDocumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ReviewDocumentBody = DocumentReview

export const ReviewDocument200Response = Document

export const ReviewDocument400Response = ValidationErrors

export const ReviewDocument401Response = ErrorDetail

export const ReviewDocument403Response = ErrorDetail

export const ReviewDocument404Response = ErrorDetail

export const ReviewDocument409Response = ErrorDetail

/**
 * Only for documents whose analysis failed; otherwise 409.
 * @summary Reads a document again that could not be read.
 */
export const ReanalyzeDocumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ReanalyzeDocument200Response = Document

export const ReanalyzeDocument401Response = ErrorDetail

export const ReanalyzeDocument403Response = ErrorDetail

export const ReanalyzeDocument404Response = ErrorDetail

export const ReanalyzeDocument409Response = ErrorDetail

/**
 * The address works without a token until `expires_at`. Do not store it.
 * @summary Where the file of a document can be read.
 */
export const GetDocumentDownloadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetDocumentDownload200Response = DocumentDownload

export const GetDocumentDownload401Response = ErrorDetail

export const GetDocumentDownload403Response = ErrorDetail

export const GetDocumentDownload404Response = ErrorDetail

export const GetDocumentDownload409Response = ErrorDetail

