import type { HealthStoryShareLockedCode } from './healthStoryShareLockedCode.ts';

/**
 * Too many wrong passcodes were tried (ERR-50).
 */
export interface HealthStoryShareLocked {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: HealthStoryShareLockedCode;
}
