import * as zod from 'zod/mini';

import {
  ErrorDetail,
  JourneyFilePicture,
  MediaExportRefused,
  MediaFileCreate,
  MediaFileDetail,
  MediaFileList,
  MediaFileUpdate,
  MediaFileUpload,
  MediaKind,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Newest first by default. Files whose upload was never completed are left out.
 * @summary The media library of an organization (ROUTE-13).
 */
export const listMediaFilesQuerySearchMax = 200;

export const listMediaFilesQueryKindInMax = 12;

export const listMediaFilesQueryOrderingMax = 4;

export const listMediaFilesQueryPageDefault = 1;

export const listMediaFilesQueryPageSizeDefault = 20;
export const listMediaFilesQueryPageSizeMax = 100;



export const ListMediaFilesQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose they are.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMediaFilesQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "kind__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(MediaKind).check(/*#__PURE__*/ zod.maxLength(listMediaFilesQueryKindInMax))).check(/*#__PURE__*/ zod.describe('Only these kinds.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['file_name', '-file_name', 'size', '-size', 'created_at', '-created_at'])).check(/*#__PURE__*/ zod.maxLength(listMediaFilesQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('Newest first without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listMediaFilesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaFilesQueryPageSizeMax)), listMediaFilesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListMediaFiles200Response = MediaFileList

export const ListMediaFiles400Response = ValidationErrors

export const ListMediaFiles401Response = ErrorDetail

export const ListMediaFiles403Response = ErrorDetail

export const ListMediaFiles404Response = ErrorDetail

/**
 * Three steps: create, send the file to `upload`, then call `completeMediaFileUpload`.
 * @summary Creates a media file and returns its upload URL (ROUTE-13).
 */
export const CreateMediaFileBody = MediaFileCreate

export const CreateMediaFile201Response = MediaFileUpload

export const CreateMediaFile400Response = ValidationErrors

export const CreateMediaFile401Response = ErrorDetail

export const CreateMediaFile403Response = ErrorDetail

export const CreateMediaFile404Response = ErrorDetail

export const CreateMediaFile409Response = ErrorDetail

export const CreateMediaFile413Response = ErrorDetail

export const CreateMediaFile422Response = ErrorDetail

/**
 * Also lists the contents and journeys that use the file.
 * @summary One media file, with where it is used (ROUTE-13).
 */
export const GetMediaFileParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetMediaFile200Response = MediaFileDetail

export const GetMediaFile401Response = ErrorDetail

export const GetMediaFile403Response = ErrorDetail

export const GetMediaFile404Response = ErrorDetail

/**
 * The file itself cannot be replaced; upload another.
 * @summary Changes what is said of a media file.
 */
export const UpdateMediaFileParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateMediaFileBody = MediaFileUpdate

export const UpdateMediaFile200Response = MediaFileDetail

export const UpdateMediaFile400Response = ValidationErrors

export const UpdateMediaFile401Response = ErrorDetail

export const UpdateMediaFile403Response = ErrorDetail

export const UpdateMediaFile404Response = ErrorDetail

export const UpdateMediaFile412Response = ErrorDetail

export const UpdateMediaFile428Response = ErrorDetail

/**
 * A file in use is a 409.
 * @summary Deletes a media file that no content and no journey uses.
 */
export const DeleteMediaFileParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteMediaFile204Response = /*#__PURE__*/ zod.void()

export const DeleteMediaFile401Response = ErrorDetail

export const DeleteMediaFile403Response = ErrorDetail

export const DeleteMediaFile404Response = ErrorDetail

export const DeleteMediaFile409Response = ErrorDetail

/**
 * A file whose content is not of an allowed type is a 400 and is discarded. Before the file has arrived, it is a
 * 409.
 * @summary Says that the file was sent; its type is read from its content. Saying it twice does no harm.
 */
export const CompleteMediaFileUploadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CompleteMediaFileUpload200Response = MediaFileDetail

export const CompleteMediaFileUpload400Response = ValidationErrors

export const CompleteMediaFileUpload401Response = ErrorDetail

export const CompleteMediaFileUpload403Response = ErrorDetail

export const CompleteMediaFileUpload404Response = ErrorDetail

export const CompleteMediaFileUpload409Response = ErrorDetail

/**
 * `importJourney` takes it as `banner_picture`.
 * @summary A picture with its bytes, for the file of a journey whose banner it is.
 */
export const ExportMediaPictureParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ExportMediaPicture200Response = JourneyFilePicture

export const ExportMediaPicture401Response = ErrorDetail

export const ExportMediaPicture403Response = ErrorDetail

export const ExportMediaPicture404Response = ErrorDetail

export const ExportMediaPicture409Response = MediaExportRefused

