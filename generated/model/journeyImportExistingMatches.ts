
/**
 * What the two have in common; `import` if it came with the last import of the journey that is updated.
 */
export type JourneyImportExistingMatches = typeof JourneyImportExistingMatches[keyof typeof JourneyImportExistingMatches];


export const JourneyImportExistingMatches = {
  key: 'key',
  title: 'title',
  import: 'import',
} as const;
