import type { AcceptedSuggestionAction } from './acceptedSuggestionAction.ts';
import type { SuggestionOverrides } from './suggestionOverrides.ts';

/**
 * A finding that goes into the record, as a new record or as an update of one.
 */
export interface AcceptedSuggestion {
  suggestion_id: string;
  action: AcceptedSuggestionAction;
  /** The record to update; required then, and refused else. */
  target?: string;
  overrides?: SuggestionOverrides;
}
