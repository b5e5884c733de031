import type { JourneyDesign } from './journeyDesign.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A new journey: blank with its name, a copy of another (`duplicate_of`), or one that comes from elsewhere (`design`).
 * It is created as a draft.
 */
export interface JourneyDefinitionCreate {
  /**
     * Small letters, digits and hyphens; no other journey has it.
     * @pattern ^[a-z][a-z0-9-]{0,63}$
     */
  key: string;
  name: LocalizedText;
  /** Id of the organization. */
  organization: string;
  /** The journey that is copied, its draft where it has one. */
  duplicate_of?: string;
  design?: JourneyDesign;
}
