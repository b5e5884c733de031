import * as zod from 'zod/mini';

import {
  ErrorDetail,
  RecordSuggestion,
  RecordSuggestionAnswer,
  RecordSuggestionList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * An open suggestion is withdrawn when its kind is no longer shared with the organization.
 * @summary What care teams suggested for a person's Health Story, newest first.
 */
export const listRecordSuggestionsQueryPageDefault = 1;

export const listRecordSuggestionsQueryPageSizeDefault = 20;
export const listRecordSuggestionsQueryPageSizeMax = 100;



export const ListRecordSuggestionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of this profile.')),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'accepted', 'declined', 'withdrawn'])).check(/*#__PURE__*/ zod.describe('With this status only.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listRecordSuggestionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecordSuggestionsQueryPageSizeMax)), listRecordSuggestionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListRecordSuggestions200Response = RecordSuggestionList

export const ListRecordSuggestions400Response = ValidationErrors

export const ListRecordSuggestions401Response = ErrorDetail

export const ListRecordSuggestions403Response = ErrorDetail

export const ListRecordSuggestions404Response = ErrorDetail

/**
 * An accepted suggestion becomes a record with the source `provider`, recorded by who suggested it. The same
 * decision again changes nothing; another one, or one about a withdrawn suggestion, is a 409.
 * @summary Accepts or declines a suggestion.
 */
export const AnswerRecordSuggestionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const AnswerRecordSuggestionBody = RecordSuggestionAnswer

export const AnswerRecordSuggestion200Response = RecordSuggestion

export const AnswerRecordSuggestion400Response = ValidationErrors

export const AnswerRecordSuggestion401Response = ErrorDetail

export const AnswerRecordSuggestion403Response = ErrorDetail

export const AnswerRecordSuggestion404Response = ErrorDetail

export const AnswerRecordSuggestion409Response = ErrorDetail

