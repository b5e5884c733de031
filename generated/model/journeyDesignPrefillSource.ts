
/**
 * What of the person it is.
 */
export type JourneyDesignPrefillSource = typeof JourneyDesignPrefillSource[keyof typeof JourneyDesignPrefillSource];


export const JourneyDesignPrefillSource = {
  email: 'email',
} as const;
