import type { HealthStoryShareEndedCode } from './healthStoryShareEndedCode.ts';

/**
 * Why an access ended; returned only to readers who had opened it (ERR-51).
 */
export interface HealthStoryShareEnded {
  detail: string;
  code: HealthStoryShareEndedCode;
}
