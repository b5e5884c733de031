import * as zod from 'zod/mini';

import {
  AnswerSuggestions,
  AnswerSuggestionsReview,
  ErrorDetail,
  Submission,
  SubmissionNeighbours,
  ValidationErrors
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

/**
 * Follows `record` of the form's questions. Nothing is in the record until `reviewAnswerSuggestions` accepts it. Only
 * for the owner of the profile; a 404 for the care team and administrators.
 * @summary The health records that the answers of a submission describe.
 */
export const ListAnswerSuggestionsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ListAnswerSuggestions200Response = AnswerSuggestions

export const ListAnswerSuggestions401Response = ErrorDetail

export const ListAnswerSuggestions403Response = ErrorDetail

export const ListAnswerSuggestions404Response = ErrorDetail

/**
 * The records have the source `form` and the submission in `source_submission`. A suggestion that is already decided
 * stays as it is, so a call whose response was lost can be repeated.
 * @summary Takes answers over into the health record, or leaves them.
 */
export const ReviewAnswerSuggestionsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ReviewAnswerSuggestionsBody = AnswerSuggestionsReview

export const ReviewAnswerSuggestions200Response = AnswerSuggestions

export const ReviewAnswerSuggestions400Response = ValidationErrors

export const ReviewAnswerSuggestions401Response = ErrorDetail

export const ReviewAnswerSuggestions403Response = ErrorDetail

export const ReviewAnswerSuggestions404Response = ErrorDetail

