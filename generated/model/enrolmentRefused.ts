import type { EnrolmentRefusedCode } from './enrolmentRefusedCode.ts';

/**
 * Why a journey cannot be begun. `process_instance` is the journey that is going on.
 */
export interface EnrolmentRefused {
  detail: string;
  code: EnrolmentRefusedCode;
  process_instance: string;
}
