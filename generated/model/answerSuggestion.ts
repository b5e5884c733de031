import type { AnswerSuggestionAction } from './answerSuggestionAction.ts';
import type { AnswerSuggestionKind } from './answerSuggestionKind.ts';
import type { PartialDate } from './partialDate.ts';
import type { SuggestionMatch } from './suggestionMatch.ts';
import type { SuggestionState } from './suggestionState.ts';

/**
 * A health record that an answer of a form describes. It is in no record before the person accepts it.
 */
export interface AnswerSuggestion {
  /** Id of the suggestion, the same in every response. */
  suggestion_id: string;
  kind: AnswerSuggestionKind;
  state: SuggestionState;
  /**
     * What accepting it does. `create` adds a record; a measurement is of the time when the answers were sent. `update` changes the record in `match`, which says something else.
     * `none`: that record says the same, or the patient cannot change it.
     */
  action: AnswerSuggestionAction;
  /** Null when the person has no such record. */
  match: SuggestionMatch | null;
  /**
     * The record it became.
     * @nullable
     */
  record: string | null;
  /**
     * Name of the record in the answer; of a measurement, what was measured, in the language of the request.
     * @minLength 2
     * @maxLength 120
     */
  name: string;
  /**
     * The dose of a medication in the answer; null where none is given.
     * @maxLength 120
     * @nullable
     */
  dose_text: string | null;
  /**
     * The reaction of an allergy in the answer; null where none is given.
     * @maxLength 120
     * @nullable
     */
  reaction_text: string | null;
  /**
     * The value of a measurement with its unit, in the language of the request; null for all others.
     * @maxLength 40
     * @nullable
     */
  value_text: string | null;
  /** Since when, in the answer; null where it does not say. */
  since: PartialDate | null;
}
