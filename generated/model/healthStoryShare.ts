import type { HealthStoryLanguage } from './healthStoryLanguage.ts';
import type { HealthStorySection } from './healthStorySection.ts';
import type { HealthStoryShareNote } from './healthStoryShareNote.ts';
import type { HealthStoryShareOpening } from './healthStoryShareOpening.ts';
import type { HealthStoryShareStatus } from './healthStoryShareStatus.ts';
import type { HealthStoryView } from './healthStoryView.ts';

/**
 * A Health Story shared by a link and a passcode (SHARE-01), which are never returned again.
 */
export interface HealthStoryShare {
  /** Unique id. */
  readonly id: string;
  /** Id of the patient profile it belongs to. */
  readonly patient: string;
  /**
     * For whom it is; only its owner reads it.
     * @maxLength 80
     */
  label: string;
  view: HealthStoryView;
  /** Parts of the Health Story that are shared. */
  sections: HealthStorySection[];
  /** Records of these sections that are left out. */
  hidden_records: string[];
  /**
     * Test results, measurements, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.
     * @nullable
     */
  since: string | null;
  language: HealthStoryLanguage;
  /** Whether its reader may leave a note. */
  allow_note: boolean;
  status: HealthStoryShareStatus;
  /** When the row was created. */
  readonly created_at: string;
  /** 48 hours after it was made (SHARE-02). */
  readonly expires_at: string;
  /**
     * When its owner turned it off; null while it is on.
     * @nullable
     */
  readonly revoked_at: string | null;
  /**
     * How often it was opened.
     * @minimum 0
     */
  readonly opened_count: number;
  /**
     * When a reader last opened it; null until then.
     * @nullable
     */
  readonly last_opened_at: string | null;
  /** Newest first. */
  openings: HealthStoryShareOpening[];
  /** What its readers wrote, newest first. */
  notes: HealthStoryShareNote[];
}
