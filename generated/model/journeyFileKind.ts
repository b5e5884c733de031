
/**
 * Says what the file is.
 */
export type JourneyFileKind = typeof JourneyFileKind[keyof typeof JourneyFileKind];


export const JourneyFileKind = {
  journey: 'journey',
} as const;
