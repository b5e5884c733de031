
/**
 * When a person prefers to be called about what can wait.
 */
export type CallTime = typeof CallTime[keyof typeof CallTime];


export const CallTime = {
  any_time: 'any_time',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
} as const;
