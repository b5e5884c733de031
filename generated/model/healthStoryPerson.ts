import type { HealthStoryContact } from './healthStoryContact.ts';
import type { Language } from './language.ts';

/**
 * Whose Health Story it is.
 */
export interface HealthStoryPerson {
  /** Unique id. */
  id: string;
  /**
     * First and last name, for display.
     * @maxLength 301
     */
  display_name: string;
  /**
     * When it is known.
     * @nullable
     */
  date_of_birth: string | null;
  /** When the person has chosen one. */
  preferred_language: Language | null;
  /**
     * In the words of the person.
     * @maxLength 80
     * @nullable
     */
  spoken_languages: string | null;
  /**
     * Devices in the body.
     * @maxLength 200
     * @nullable
     */
  implants: string | null;
  /** When one is known. */
  emergency_contact: HealthStoryContact | null;
}
