import type { Language } from './language.ts';

/**
 * A user's preferences (DATA-17).
 */
export interface UserPreferences {
  language: Language;
}
