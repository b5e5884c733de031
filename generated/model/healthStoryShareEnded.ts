import type { HealthStoryShareEndedCode } from './healthStoryShareEndedCode.ts';

/**
 * Why an access ended; told only to whoever had opened it (ERR-51).
 */
export interface HealthStoryShareEnded {
  detail: string;
  code: HealthStoryShareEndedCode;
}
