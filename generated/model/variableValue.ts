
/**
 * The value of a process variable.
 */
export type VariableValue = string | number | boolean | string[] | { [key: string]: unknown } | null;
