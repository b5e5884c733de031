import type { Language } from './language.ts';

export interface UserPreferencesUpdate {
  language: Language;
}
