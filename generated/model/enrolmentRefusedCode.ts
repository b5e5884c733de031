
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type EnrolmentRefusedCode = typeof EnrolmentRefusedCode[keyof typeof EnrolmentRefusedCode];


export const EnrolmentRefusedCode = {
  already_enrolled: 'already_enrolled',
} as const;
