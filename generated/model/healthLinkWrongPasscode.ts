import type { HealthLinkWrongPasscodeCode } from './healthLinkWrongPasscodeCode.ts';

/**
 * The passcode of a SMART Health Link is wrong or missing. Its host may close the link after a few tries.
 */
export interface HealthLinkWrongPasscode {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: HealthLinkWrongPasscodeCode;
}
