
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type HealthStoryShareEndedCode = typeof HealthStoryShareEndedCode[keyof typeof HealthStoryShareEndedCode];


export const HealthStoryShareEndedCode = {
  expired: 'expired',
  revoked: 'revoked',
} as const;
