import type { VariableValue } from './variableValue.ts';

export type ProcessInstanceStartVariables = {[key: string]: VariableValue};
