
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type HealthStoryShareLockedCode = typeof HealthStoryShareLockedCode[keyof typeof HealthStoryShareLockedCode];


export const HealthStoryShareLockedCode = {
  verification_limit_exceeded: 'verification_limit_exceeded',
} as const;
