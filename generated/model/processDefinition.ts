import type { EnrolmentReference } from './enrolmentReference.ts';
import type { Language } from './language.ts';

/**
 * A journey that an organization offers.
 */
export interface ProcessDefinition {
  /** Unique id. */
  readonly id: string;
  /** Key of the journey; the same in every version. */
  key: string;
  /** Name of the journey, in the language of the request. */
  name: string;
  /** What it is about, in the language of the request. */
  description: string;
  /**
     * Picture above the journey; null without one.
     * @nullable
     */
  banner_image: string | null;
  /**
     * What the banner shows, for those who do not see it; null when it only decorates.
     * @maxLength 250
     * @nullable
     */
  banner_alt: string | null;
  /** Languages in which it is available. */
  languages: Language[];
  /** Id of the organization. */
  organization: string;
  /**
     * Null when it depends on the answers.
     * @minimum 0
     * @nullable
     */
  step_count: number | null;
  /** Whether to offer the next step in a dialog as soon as one is completed. */
  next_task_modal: boolean;
  /** Who it is for. */
  audience: string;
  /**
     * Length of the journey, in weeks; null if it varies.
     * @minimum 1
     * @maximum 520
     * @nullable
     */
  estimated_weeks: number | null;
  /** Whether someone of the care team reads the answers. */
  is_monitored: boolean;
  /**
     * How closely the care team reads the answers; null if it says nothing.
     * @nullable
     */
  monitoring_note: string | null;
  /**
     * Why it is recommended to the profile that was asked about; null when it is not.
     * @nullable
     */
  recommendation: string | null;
  /**
     * The journey of the profile that was asked about: the one that goes on, else the last one; null when it never
     * took part.
     */
  enrolment: EnrolmentReference | null;
}
