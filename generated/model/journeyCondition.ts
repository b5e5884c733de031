import type { JourneyConditionOp } from './journeyConditionOp.ts';

/**
 * When a step follows: compares an answer of the step before or a variable of the journey, as conditions of forms do.
 */
export interface JourneyCondition {
  /**
     * @minLength 1
     * @maxLength 100
     */
  field: string;
  op: JourneyConditionOp;
  value?: string | number | boolean | string[];
}
