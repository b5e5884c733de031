
/**
 * Why it needs attention. `overdue_task`: an open step is past its due date. `alert`: answers set off an alert.
 * `stalled_draft`: a step was begun and not changed for 3 days. `bounced_invitation`: an invitation could not be
 * delivered.
 */
export type AttentionKind = typeof AttentionKind[keyof typeof AttentionKind];


export const AttentionKind = {
  overdue_task: 'overdue_task',
  alert: 'alert',
  stalled_draft: 'stalled_draft',
  bounced_invitation: 'bounced_invitation',
} as const;
