
/**
 * What an administrator did, or a member of a care team with what needs attention and with people.
 */
export type AuditAction = typeof AuditAction[keyof typeof AuditAction];


export const AuditAction = {
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
  saved_draft: 'saved_draft',
  discarded_draft: 'discarded_draft',
  review_requested: 'review_requested',
  returned: 'returned',
  published: 'published',
  unpublished: 'unpublished',
  retired: 'retired',
  restored: 'restored',
  sent: 'sent',
  cancelled: 'cancelled',
  started: 'started',
  deactivated: 'deactivated',
  reactivated: 'reactivated',
  taken: 'taken',
  note_changed: 'note_changed',
  handed_back: 'handed_back',
  undone: 'undone',
  assigned: 'assigned',
  unassigned: 'unassigned',
  called: 'called',
  searched: 'searched',
  viewed: 'viewed',
} as const;
