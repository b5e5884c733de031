import type { JourneyImportExisting } from './journeyImportExisting.ts';

/**
 * A form of the file, and the form of this server that may be the same.
 */
export interface JourneyImportForm {
  /**
     * Its key in the file.
     * @maxLength 64
     */
  key: string;
  /**
     * Its title, in the caller's language; the key without one.
     * @maxLength 1000
     */
  name: string;
  /**
     * How many questions it asks.
     * @minimum 0
     */
  question_count: number;
  /**
     * The key that it gets as a new form, because no form has it; with a number if its own is taken.
     * @maxLength 64
     */
  new_key: string;
  /** The form with the same key, or else with the same English title; null if there is none. */
  existing: JourneyImportExisting | null;
}
