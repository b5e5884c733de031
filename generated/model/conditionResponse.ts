import type { Condition } from './condition.ts';

/**
 * The condition as it is now.
 */
export type ConditionResponse = Condition;
