import type { ProcessInstanceCreateVariables } from './processInstanceCreateVariables.ts';

/**
 * The person and the journey to start.
 */
export interface ProcessInstanceCreate {
  /** A journey that an organization of the person offers. */
  process_definition: string;
  /** The organization that offers it; where it is given, it must be that one. */
  organization?: string;
  /** The profile that takes part. */
  patient: string;
  /** What is known at the start, by name. */
  variables?: ProcessInstanceCreateVariables;
}
