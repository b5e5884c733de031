import type { FormConflictCode } from './formConflictCode.ts';

/**
 * Why a form does not take a call: `in_use`, journeys use it; `nothing_written`, there is no draft;
 * `nothing_published`, there is nothing but the draft; `already_retired`.
 */
export interface FormConflict {
  detail: string;
  code: FormConflictCode;
}
