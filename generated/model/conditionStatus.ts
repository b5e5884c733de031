
/**
 * Whether a person still has a condition.
 */
export type ConditionStatus = typeof ConditionStatus[keyof typeof ConditionStatus];


export const ConditionStatus = {
  active: 'active',
  resolved: 'resolved',
  unknown: 'unknown',
} as const;
