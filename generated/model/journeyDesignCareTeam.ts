import type { LocalizedText } from './localizedText.ts';

/**
 * Whom to turn to about a journey.
 */
export interface JourneyDesignCareTeam {
  name: LocalizedText;
  /**
     * @maxLength 200
     * @nullable
     */
  contact_name: string | null;
  /**
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /** When somebody answers. */
  hours: LocalizedText | null;
}
