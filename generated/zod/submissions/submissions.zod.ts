import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Submission,
  SubmissionNeighbours
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

/**
 * Those of the same journey and the same audience, by the time they were sent; however many there are. Read by
 * themselves, since they change while what was answered does not.
 * @summary The submissions before and after one (ROUTE-71).
 */
export const GetSubmissionNeighboursParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const getSubmissionNeighboursHeaderXIslandMax = 64;



export const GetSubmissionNeighboursHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSubmissionNeighboursHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetSubmissionNeighbours200Response = SubmissionNeighbours

export const GetSubmissionNeighbours401Response = ErrorDetail

export const GetSubmissionNeighbours403Response = ErrorDetail

export const GetSubmissionNeighbours404Response = ErrorDetail

