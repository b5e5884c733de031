
/**
 * - `journey`: a journey of the organization (`getJourneyDefinition`).
 * - `form`: a form that its journeys use (`getForm`).
 * - `content`: a content of its library (`getOrganizationContent`).
 * - `media`: a file of its media library (`getMediaFile`).
 * - `user`: a user of the organization (`listUsers`).
 * - `invitation`: an invitation (`listInvitations`).
 */
export type OrganizationHitKind = typeof OrganizationHitKind[keyof typeof OrganizationHitKind];


export const OrganizationHitKind = {
  journey: 'journey',
  form: 'form',
  content: 'content',
  media: 'media',
  user: 'user',
  invitation: 'invitation',
} as const;
