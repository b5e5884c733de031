
/**
 * date: a text YYYY-MM-DD.
 */
export type JourneyDesignNeedKind = typeof JourneyDesignNeedKind[keyof typeof JourneyDesignNeedKind];


export const JourneyDesignNeedKind = {
  date: 'date',
  number: 'number',
  text: 'text',
} as const;
