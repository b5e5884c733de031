
/**
 * Empty until the person has chosen (GATE-17).
 */
export type UserAccountLanguagePreference = typeof UserAccountLanguagePreference[keyof typeof UserAccountLanguagePreference];


export const UserAccountLanguagePreference = {
  '': '',
  'en-ca': 'en-ca',
  'fr-ca': 'fr-ca',
} as const;
