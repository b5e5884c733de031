import type { EnrolmentCounts } from './enrolmentCounts.ts';
import type { Language } from './language.ts';

/**
 * A journey that an organization offers, with how its enrolments stand. Its id is its process definition's.
 */
export interface OrganizationJourney {
  readonly id: string;
  /** The same as the id. */
  process_definition: string;
  organization: string;
  name: string;
  /** The languages the journey is written in; a text in another language is in English (LIB-01). */
  languages: Language[];
  /** Whether new people can join; one that is off is listed while somebody is in it. */
  is_offered: boolean;
  counts: EnrolmentCounts;
  /**
     * Open steps that wait for the care team.
     * @minimum 0
     */
  open_provider_task_count: number;
  /**
     * What needs attention and nobody has acknowledged.
     * @minimum 0
     */
  attention_count: number;
  /**
     * When something happened in one of its enrolments last; null when nobody was enrolled.
     * @nullable
     */
  last_activity_at: string | null;
}
