
/**
 * `incident`: a process instance is stuck. `bounced_invitation`: the message of an open invitation came back.
 * `unreadable_theme`: colours of an organization have too little contrast. `missing_french`: texts of a form are there
 * in English only. `unpublished_draft`: a form, a journey or a piece of content has changes that nobody sees yet.
 */
export type AdminItemKind = typeof AdminItemKind[keyof typeof AdminItemKind];


export const AdminItemKind = {
  incident: 'incident',
  bounced_invitation: 'bounced_invitation',
  unreadable_theme: 'unreadable_theme',
  missing_french: 'missing_french',
  unpublished_draft: 'unpublished_draft',
} as const;
