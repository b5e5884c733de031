import type { AcceptedSuggestionAction } from './acceptedSuggestionAction.ts';
import type { SuggestionOverrides } from './suggestionOverrides.ts';

/**
 * A finding that goes into the record, as a new record or as an update of one.
 */
export interface AcceptedSuggestion {
  /** Id of the suggestion, from `getDocumentResults`. */
  suggestion_id: string;
  /** `create` makes a record; `update` changes the one in `target`. */
  action: AcceptedSuggestionAction;
  /** The record to update; required then, and refused else. */
  target?: string;
  overrides?: SuggestionOverrides;
}
