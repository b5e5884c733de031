import type { ExecutionCreateInstructionType } from './executionCreateInstructionType.ts';

export interface ExecutionCreate {
  /**
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** The engine's instruction (D-73). */
  instruction_type: ExecutionCreateInstructionType;
}
