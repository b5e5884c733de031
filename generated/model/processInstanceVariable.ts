import type { VariableType } from './variableType.ts';
import type { VariableValue } from './variableValue.ts';

/**
 * A variable of a journey, as administrators see it.
 */
export interface ProcessInstanceVariable {
  /** Name of the variable. */
  name: string;
  value: VariableValue;
  type: VariableType;
  /**
     * Another one for another value; for `If-Match`.
     * @minimum 1
     */
  revision: number;
}
