import type { ExecutionCreateInstructionType } from './executionCreateInstructionType.ts';

/**
 * Which step of the journey to add.
 */
export interface ExecutionCreate {
  /**
     * Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** The engine's instruction (D-73). */
  instruction_type: ExecutionCreateInstructionType;
}
