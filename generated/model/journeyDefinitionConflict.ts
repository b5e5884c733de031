import type { JourneyDefinitionConflictCode } from './journeyDefinitionConflictCode.ts';

/**
 * Why a journey does not take a call: `nothing_written`, there is no draft; `nothing_published`, there is nothing but
 * the draft; `already_retired`.
 */
export interface JourneyDefinitionConflict {
  detail: string;
  code: JourneyDefinitionConflictCode;
}
