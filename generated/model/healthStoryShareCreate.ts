import type { HealthStoryLanguage } from './healthStoryLanguage.ts';
import type { HealthStorySection } from './healthStorySection.ts';
import type { HealthStoryView } from './healthStoryView.ts';

/**
 * What is shared, and how.
 */
export interface HealthStoryShareCreate {
  /** Id of the patient profile it belongs to. */
  patient: string;
  /** How much of the sections is shared. */
  view?: HealthStoryView;
  /**
     * Parts of the Health Story that are shared.
     * @minItems 1
     */
  sections: HealthStorySection[];
  /** Ids of records to leave out of the share. */
  hidden_records?: string[];
  /**
     * Test results, measurements, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.
     * @nullable
     */
  since?: string | null;
  language: HealthStoryLanguage;
  /**
     * Whom the share is for, in the words of its owner.
     * @minLength 1
     * @maxLength 80
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  label: string;
  /** Whether readers of the share can leave a note. */
  allow_note: boolean;
}
