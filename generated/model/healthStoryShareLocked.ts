import type { HealthStoryShareLockedCode } from './healthStoryShareLockedCode.ts';

/**
 * Too many wrong passcodes were tried (ERR-50).
 */
export interface HealthStoryShareLocked {
  detail: string;
  code: HealthStoryShareLockedCode;
}
