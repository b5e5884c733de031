import type { HealthStoryShareWrongPasscodeCode } from './healthStoryShareWrongPasscodeCode.ts';

/**
 * The passcode is not the right one (ERR-49).
 */
export interface HealthStoryShareWrongPasscode {
  detail: string;
  code: HealthStoryShareWrongPasscodeCode;
  /**
     * @minimum 0
     * @maximum 4
     */
  attempts_remaining: number;
}
