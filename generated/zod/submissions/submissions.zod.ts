import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Submission
} from '../portageV1.schemas.zod.ts';


/**
 * @summary What was answered (TASK-09).
 */
export const GetSubmissionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const getSubmissionHeaderXIslandMax = 64;



export const GetSubmissionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSubmissionHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetSubmission200Response = Submission

export const GetSubmission401Response = ErrorDetail

export const GetSubmission403Response = ErrorDetail

export const GetSubmission404Response = ErrorDetail

