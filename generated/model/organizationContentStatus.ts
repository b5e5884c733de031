
/**
 * Whether patients see a content: `draft` they do not; `published` they see what is saved; `changed` they see what was published last, and what was saved since waits for the next publishing.
 */
export type OrganizationContentStatus = typeof OrganizationContentStatus[keyof typeof OrganizationContentStatus];


export const OrganizationContentStatus = {
  draft: 'draft',
  published: 'published',
  changed: 'changed',
} as const;
