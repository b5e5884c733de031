import type { FormSummary } from './formSummary.ts';
import type { JourneyDefinition } from './journeyDefinition.ts';

/**
 * What an import made.
 */
export interface JourneyImported {
  journey: JourneyDefinition;
  /** The forms that were created or got a draft. They have to be published before the journey can be. */
  forms: FormSummary[];
}
