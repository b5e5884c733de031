import type { VariableType } from './variableType.ts';
import type { VariableValue } from './variableValue.ts';

/**
 * One process variable (CALL-53, CALL-54, D-73).
 */
export interface Variable {
  /**
     * Name of the variable.
     * @pattern ^[A-Za-z_][A-Za-z0-9_]{0,99}$
     */
  name: string;
  value: VariableValue;
  type?: VariableType;
}
