import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Upload,
  UploadCreate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Returns an id to put in `form_data` under the question’s key.
 * @summary Sends a file for a question of a task (VAL-55..57).
 */
export const CreateUploadBody = UploadCreate

export const CreateUpload201Response = Upload

export const CreateUpload400Response = ValidationErrors

export const CreateUpload401Response = ErrorDetail

export const CreateUpload403Response = ErrorDetail

export const CreateUpload404Response = ErrorDetail

export const CreateUpload409Response = ErrorDetail

export const CreateUpload413Response = ErrorDetail

export const CreateUpload422Response = ErrorDetail

/**
 * Until the answers that contain it are submitted, only the uploader can read it; it is a 404 for everyone else.
 * Afterwards everyone who may see the task can read it.
 * @summary An uploaded file, with a temporary URL to read it.
 */
export const GetUploadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetUpload200Response = Upload

export const GetUpload401Response = ErrorDetail

export const GetUpload403Response = ErrorDetail

export const GetUpload404Response = ErrorDetail

