import type { VariableValue } from './variableValue.ts';

/**
 * Variables that the journey was started with, by name.
 */
export type ProcessInstanceStartVariables = {[key: string]: VariableValue};
