
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type HealthStoryShareWrongPasscodeCode = typeof HealthStoryShareWrongPasscodeCode[keyof typeof HealthStoryShareWrongPasscodeCode];


export const HealthStoryShareWrongPasscodeCode = {
  incorrect_passcode: 'incorrect_passcode',
} as const;
