import type { EnrolmentCounts } from './enrolmentCounts.ts';
import type { EnrolmentTable } from './enrolmentTable.ts';
import type { JourneyStep } from './journeyStep.ts';
import type { Language } from './language.ts';

/**
 * The same, with what the list of its enrolments can show.
 */
export interface OrganizationJourneyDetail {
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
  table_config: EnrolmentTable;
  /** The steps of the journey in their order, to look for people in whom one is open. */
  steps: JourneyStep[];
}
