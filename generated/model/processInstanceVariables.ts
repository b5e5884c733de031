import type { VariableValue } from './variableValue.ts';

/**
 * By name.
 */
export type ProcessInstanceVariables = {[key: string]: VariableValue};
