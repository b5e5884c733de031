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
export const createUploadHeaderXIslandMax = 64;

export const createUploadHeaderIdempotencyKeyRegExp = new RegExp('^"[A-Za-z0-9-]{16,64}"$');


export const CreateUploadHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createUploadHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createUploadHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intent (draft-ietf-httpapi-idempotency-key-header): whoever is not sure that a call arrived sends it\nagain with the same key, and nothing is made twice. For a day the first success is answered again to the same\ncaller; the same key with another call is a 422; while the first call is still running, a 409. A backend that does\nnot know the header ignores it.\n'))
})

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

export const getUploadHeaderXIslandMax = 64;



export const GetUploadHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUploadHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetUpload200Response = Upload

export const GetUpload401Response = ErrorDetail

export const GetUpload403Response = ErrorDetail

export const GetUpload404Response = ErrorDetail

