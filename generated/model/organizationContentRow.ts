import type { ContentTag } from './contentTag.ts';
import type { ContentType } from './contentType.ts';
import type { Language } from './language.ts';
import type { OrganizationContentStatus } from './organizationContentStatus.ts';
import type { TextPair } from './textPair.ts';

/**
 * A content of an organization's library, as the list of those who write it shows it.
 */
export interface OrganizationContentRow {
  /** Unique id. */
  readonly id: string;
  /** Id of the organization. */
  organization: string;
  status: OrganizationContentStatus;
  /**
     * Counts the changes; writes name it in If-Match.
     * @minimum 1
     */
  revision: number;
  /**
     * The languages that it is not whole in.
     * @maxItems 2
     */
  missing_languages: Language[];
  /**
     * When it was first published; null for a draft.
     * @nullable
     */
  published_at: string | null;
  /**
     * The day on which somebody should check it again; null without one.
     * @nullable
     */
  review_on: string | null;
  /** Whether that day has come. */
  is_review_due: boolean;
  /**
     * When what is saved by then will be published; null if nothing is scheduled.
     * @nullable
     */
  publish_at: string | null;
  /**
     * The scheduled time at which it was not published because something was missing; null otherwise, and again once it
     * is published, scheduled or the schedule is cancelled.
     * @nullable
     */
  publish_failed_at: string | null;
  /** When the row last changed. */
  updated_at: string;
  /**
     * Who changed it last.
     * @maxLength 200
     * @nullable
     */
  updated_by: string | null;
  type: ContentType;
  title: TextPair;
  /** Topics, for search and filters. */
  tags: ContentTag[];
}
