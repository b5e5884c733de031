import * as zod from 'zod/mini';

import {
  AnswerSuggestions,
  AnswerSuggestionsReview,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


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

