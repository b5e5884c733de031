import type { JourneyDefinitionConflictCode } from './journeyDefinitionConflictCode.ts';

/**
 * Why a journey does not take a call: `nothing_written`, there is no draft; `nothing_published`, there is nothing but
 * the draft; `already_retired`.
 */
export interface JourneyDefinitionConflict {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: JourneyDefinitionConflictCode;
}
