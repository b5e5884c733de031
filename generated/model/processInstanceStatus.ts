
/**
 * A journey's status (DATA-31). Proposed meaning: pending, not begun; active, a step is open for
 * the patient; enrolled, none is now; cancelled, it was left. A finished journey is one whose completed_at is set.
 */
export type ProcessInstanceStatus = typeof ProcessInstanceStatus[keyof typeof ProcessInstanceStatus];


export const ProcessInstanceStatus = {
  active: 'active',
  enrolled: 'enrolled',
  cancelled: 'cancelled',
  pending: 'pending',
} as const;
