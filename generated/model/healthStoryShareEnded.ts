import type { HealthStoryShareEndedCode } from './healthStoryShareEndedCode.ts';

/**
 * Why an access ended; returned only to readers who had opened it (ERR-51).
 */
export interface HealthStoryShareEnded {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: HealthStoryShareEndedCode;
}
