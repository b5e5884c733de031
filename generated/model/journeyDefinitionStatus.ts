
/**
 * A draft was never published; a published journey is what the next person is enrolled in; a retired one takes nobody
 * in any more, and goes on for those who are in it.
 */
export type JourneyDefinitionStatus = typeof JourneyDefinitionStatus[keyof typeof JourneyDefinitionStatus];


export const JourneyDefinitionStatus = {
  draft: 'draft',
  published: 'published',
  retired: 'retired',
} as const;
