
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type HealthLinkWrongPasscodeCode = typeof HealthLinkWrongPasscodeCode[keyof typeof HealthLinkWrongPasscodeCode];


export const HealthLinkWrongPasscodeCode = {
  incorrect_passcode: 'incorrect_passcode',
} as const;
