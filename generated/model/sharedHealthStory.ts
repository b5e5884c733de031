import type { HealthStory } from './healthStory.ts';
import type { HealthStoryLanguage } from './healthStoryLanguage.ts';
import type { HealthStoryView } from './healthStoryView.ts';

/**
 * The content of a share for its readers, identical to the owner's preview.
 */
export interface SharedHealthStory {
  /**
     * First name and initial.
     * @maxLength 160
     */
  from_name: string;
  /** When the link stops working. */
  expires_at: string;
  view: HealthStoryView;
  language: HealthStoryLanguage;
  /** Whether readers of the share can leave a note. */
  allow_note: boolean;
  /**
     * Test results, measurements, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.
     * @nullable
     */
  since: string | null;
  story: HealthStory;
}
