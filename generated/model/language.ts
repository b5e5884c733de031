
/**
 * A language of the interface (I18N-01).
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  'en-ca': 'en-ca',
  'fr-ca': 'fr-ca',
} as const;
