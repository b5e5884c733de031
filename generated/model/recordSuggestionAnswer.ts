import type { RecordSuggestionAnswerStatus } from './recordSuggestionAnswerStatus.ts';

/**
 * The decision about a suggestion.
 */
export interface RecordSuggestionAnswer {
  /** `accepted` adds the record; `declined` adds nothing. */
  status: RecordSuggestionAnswerStatus;
}
