
/**
 * Who recommends a content; a journey, a member of the care team, or the organization.
 */
export type ContentRecommender = typeof ContentRecommender[keyof typeof ContentRecommender];


export const ContentRecommender = {
  journey: 'journey',
  provider: 'provider',
  organization: 'organization',
} as const;
