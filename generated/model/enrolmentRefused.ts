import type { EnrolmentRefusedCode } from './enrolmentRefusedCode.ts';

/**
 * Why a journey cannot be begun. `process_instance` is the journey that is going on.
 */
export interface EnrolmentRefused {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: EnrolmentRefusedCode;
  /** Id of the enrolment. */
  process_instance: string;
}
