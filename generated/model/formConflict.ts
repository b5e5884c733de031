import type { FormConflictCode } from './formConflictCode.ts';

/**
 * Why a form does not take a call: `in_use`, journeys use it; `nothing_written`, there is no draft;
 * `nothing_published`, there is nothing but the draft; `already_retired`.
 */
export interface FormConflict {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: FormConflictCode;
}
