import type { EnrolmentCounts } from './enrolmentCounts.ts';
import type { Language } from './language.ts';

/**
 * A journey that an organization offers, with its enrolments by status. Its id is that of its process definition.
 */
export interface OrganizationJourney {
  /** Unique id. */
  readonly id: string;
  /** The same as the id. */
  process_definition: string;
  /** Id of the organization. */
  organization: string;
  /** Name of the journey, in the language of the request. */
  name: string;
  /** The languages the journey is written in; a text in another language is in English (LIB-01). */
  languages: Language[];
  /** Whether new people can join; one that is off is listed while people are enrolled. */
  is_offered: boolean;
  counts: EnrolmentCounts;
  /**
     * Open steps that wait for the care team.
     * @minimum 0
     */
  open_provider_task_count: number;
  /**
     * Unacknowledged items that need attention.
     * @minimum 0
     */
  attention_count: number;
  /**
     * Last activity in one of its enrolments; null if there are none.
     * @nullable
     */
  last_activity_at: string | null;
}
