
/**
 * A journey's status (DATA-31). Proposed meaning: pending, not begun; active, a step is open; enrolled, no step is
 * open now; cancelled, it was left. A finished journey is one whose completed_at is set.
 */
export type ProcessInstanceStatus = typeof ProcessInstanceStatus[keyof typeof ProcessInstanceStatus];


export const ProcessInstanceStatus = {
  active: 'active',
  enrolled: 'enrolled',
  cancelled: 'cancelled',
  pending: 'pending',
} as const;
