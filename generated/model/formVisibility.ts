import type { FormCondition } from './formCondition.ts';

/**
 * When a page or field shows. All of `all`, and at least one of `any` where there is one.
 */
export interface FormVisibility {
  /** Every condition must hold. */
  all?: FormCondition[];
  /** At least one condition must hold. */
  any?: FormCondition[];
}
