import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Upload,
  UploadCreate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
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
 * Until the answers that name it are submitted, it is for whoever sent it, and a 404 for everybody else. Then it is
 * for whoever may see the task.
 * @summary A file that was sent, with an address to read it.
 */
export const GetUploadParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetUpload200Response = Upload

export const GetUpload401Response = ErrorDetail

export const GetUpload403Response = ErrorDetail

export const GetUpload404Response = ErrorDetail

