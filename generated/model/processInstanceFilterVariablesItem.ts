import type { ProcessInstanceFilterVariablesItemOperator } from './processInstanceFilterVariablesItemOperator.ts';
import type { VariableValue } from './variableValue.ts';

export type ProcessInstanceFilterVariablesItem = {
  /** @maxLength 100 */
  name: string;
  operator: ProcessInstanceFilterVariablesItemOperator;
  value: VariableValue;
};
