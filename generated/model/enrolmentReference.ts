import type { ProcessInstanceStatus } from './processInstanceStatus.ts';

/**
 * That a profile takes, or took, part in a journey.
 */
export interface EnrolmentReference {
  /** Id of the enrolment. */
  process_instance: string;
  status: ProcessInstanceStatus;
  /** True: neither finished nor left, so that it cannot be begun again. */
  is_ongoing: boolean;
}
