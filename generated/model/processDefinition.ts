import type { EnrolmentReference } from './enrolmentReference.ts';
import type { Language } from './language.ts';

/**
 * A journey that an organization offers.
 */
export interface ProcessDefinition {
  readonly id: string;
  key: string;
  name: string;
  description: string;
  /** @nullable */
  banner_image: string | null;
  /**
     * What the banner shows, for those who do not see it; null when it only decorates.
     * @maxLength 250
     * @nullable
     */
  banner_alt: string | null;
  languages: Language[];
  organization: string;
  /**
     * Null when it depends on the answers.
     * @minimum 0
     * @nullable
     */
  step_count: number | null;
  next_task_modal: boolean;
  /** Who it is for. */
  audience: string;
  /**
     * @minimum 1
     * @maximum 520
     * @nullable
     */
  estimated_weeks: number | null;
  /** Whether someone of the care team reads the answers. */
  is_monitored: boolean;
  /** @nullable */
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
