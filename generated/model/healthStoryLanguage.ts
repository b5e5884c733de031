
/**
 * The language of a summary, or both side by side.
 */
export type HealthStoryLanguage = typeof HealthStoryLanguage[keyof typeof HealthStoryLanguage];


export const HealthStoryLanguage = {
  'en-ca': 'en-ca',
  'fr-ca': 'fr-ca',
  both: 'both',
} as const;
