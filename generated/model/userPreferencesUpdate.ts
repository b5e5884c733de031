import type { Language } from './language.ts';

/**
 * The preferences to change.
 */
export interface UserPreferencesUpdate {
  language: Language;
}
