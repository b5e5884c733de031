import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Submission,
  SubmissionNeighbours
} from '../portageV1.schemas.zod.ts';


/**
 * Answers with the form version they were given to, so that old answers stay readable. Cannot be changed.
 * @summary What was answered (TASK-09).
 */
export const GetSubmissionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
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

export const GetSubmissionNeighbours200Response = SubmissionNeighbours

export const GetSubmissionNeighbours401Response = ErrorDetail

export const GetSubmissionNeighbours403Response = ErrorDetail

export const GetSubmissionNeighbours404Response = ErrorDetail

