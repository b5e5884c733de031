import type { HealthStoryLanguage } from './healthStoryLanguage.ts';
import type { HealthStorySection } from './healthStorySection.ts';

/**
 * What is shared, and how.
 */
export interface HealthStoryShareCreate {
  patient: string;
  /** @minItems 1 */
  sections: HealthStorySection[];
  hidden_records?: string[];
  /**
     * Test results, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.
     * @nullable
     */
  since?: string | null;
  language: HealthStoryLanguage;
  /**
     * @minLength 1
     * @maxLength 80
     */
  label: string;
  allow_note: boolean;
}
