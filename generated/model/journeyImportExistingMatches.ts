
/**
 * What the two have in common.
 */
export type JourneyImportExistingMatches = typeof JourneyImportExistingMatches[keyof typeof JourneyImportExistingMatches];


export const JourneyImportExistingMatches = {
  key: 'key',
  title: 'title',
} as const;
