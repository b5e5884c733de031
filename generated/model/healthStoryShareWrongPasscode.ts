import type { HealthStoryShareWrongPasscodeCode } from './healthStoryShareWrongPasscodeCode.ts';

/**
 * The passcode is not the right one (ERR-49).
 */
export interface HealthStoryShareWrongPasscode {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: HealthStoryShareWrongPasscodeCode;
  /**
     * Attempts left before the link locks.
     * @minimum 0
     * @maximum 4
     */
  attempts_remaining: number;
}
