
/**
 * Empty until the person has chosen (GATE-17).
 */
export type UserLanguagePreference = typeof UserLanguagePreference[keyof typeof UserLanguagePreference];


export const UserLanguagePreference = {
  '': '',
  'en-ca': 'en-ca',
  'fr-ca': 'fr-ca',
} as const;
