
/**
 * `untaken_alerts`: alerts of an organization wait longer than their journeys promise. `incident`: a process instance
 * is stuck. `bounced_invitation`: the message of an open invitation bounced.
 * `unreadable_theme`: colours of an organization have too little contrast. `missing_french`: a form has texts in English
 * only. `content_review`: contents of an organization are due for review. `unpublished_draft`: a form, journey or
 * content has unpublished changes. `journey_review`: a journey waits for a second administrator; not listed for its
 * author, who cannot approve it. `access_report`: a person does not recognize who looked at their information.
 */
export type AdminItemKind = typeof AdminItemKind[keyof typeof AdminItemKind];


export const AdminItemKind = {
  untaken_alerts: 'untaken_alerts',
  access_report: 'access_report',
  incident: 'incident',
  bounced_invitation: 'bounced_invitation',
  journey_review: 'journey_review',
  unreadable_theme: 'unreadable_theme',
  missing_french: 'missing_french',
  content_review: 'content_review',
  unpublished_draft: 'unpublished_draft',
} as const;
