
/**
 * How enrolments are counted: active, begun and going on; pending, not begun; completed, finished; cancelled, it was
 * left.
 */
export type EnrolmentCount = typeof EnrolmentCount[keyof typeof EnrolmentCount];


export const EnrolmentCount = {
  active: 'active',
  pending: 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;
