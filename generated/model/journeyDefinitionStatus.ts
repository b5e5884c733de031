
/**
 * A draft was never published; new people are enrolled in a published journey; a retired one accepts no new people, but
 * continues for those enrolled.
 */
export type JourneyDefinitionStatus = typeof JourneyDefinitionStatus[keyof typeof JourneyDefinitionStatus];


export const JourneyDefinitionStatus = {
  draft: 'draft',
  published: 'published',
  retired: 'retired',
} as const;
