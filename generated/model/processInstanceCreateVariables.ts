import type { VariableValue } from './variableValue.ts';

/**
 * What is known at the start, by name.
 */
export type ProcessInstanceCreateVariables = {[key: string]: VariableValue};
