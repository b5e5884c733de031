import type { Language } from './language.ts';

/**
 * Only what is sent changes. Another position moves the journeys between by one.
 */
export interface OrganizationOfferingUpdate {
  /** Whether the organization offers the journey. */
  is_offered?: boolean;
  /** Whether patients can find the journey and enrol in it. */
  is_discoverable?: boolean;
  /**
     * From 1; past the end is the last.
     * @minimum 1
     * @maximum 1000
     */
  position?: number;
  /**
     * Of those that the journey is written in, at least one.
     * @minItems 1
     * @maxItems 2
     */
  languages?: Language[];
}
