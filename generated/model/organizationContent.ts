import type { ContentTag } from './contentTag.ts';
import type { ContentType } from './contentType.ts';
import type { Language } from './language.ts';
import type { MediaFile } from './mediaFile.ts';
import type { MediaPair } from './mediaPair.ts';
import type { OrganizationContentStatus } from './organizationContentStatus.ts';
import type { OrganizationContentUses } from './organizationContentUses.ts';
import type { TextPair } from './textPair.ts';

/**
 * A content of an organization's library as it is written, in both languages.
 */
export interface OrganizationContent {
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
  readonly updated_at: string;
  /**
     * Who changed it last.
     * @maxLength 200
     * @nullable
     */
  updated_by: string | null;
  type: ContentType;
  /** In each language at most 200 characters. */
  title: TextPair;
  /** In each language at most 400 characters. */
  summary: TextPair;
  /** What there is to read, as HTML of headings (h2, h3), paragraphs, lists, quotes, tables, links (https, mailto, tel), strong and emphasized words and pictures; anything else is refused. A picture is `<img src="media:{id}" alt="…">` and its alt text is never empty. */
  body: TextPair;
  /** What is said and shown in a film or a recording, as HTML of the same kind. */
  transcript: TextPair;
  /** Topics, for search and filters. */
  tags: ContentTag[];
  /**
     * How long reading, watching or listening takes.
     * @minimum 1
     * @maximum 240
     * @nullable
     */
  minutes: number | null;
  /** In each language at most 150 characters; empty when it is the organization itself. */
  author: TextPair;
  /**
     * When it was last reviewed for accuracy.
     * @nullable
     */
  reviewed_at: string | null;
  /**
     * The picture above it; null for the one of its first topic.
     * @nullable
     */
  image: string | null;
  /**
     * The film or recording.
     * @nullable
     */
  media: string | null;
  /** The captions of the film. */
  captions: MediaPair;
  /** Where a link or a tool leads, by https; at most 2,000 characters. */
  url: TextPair;
  /** The document of a content of type pdf. */
  files: MediaPair;
  /** The media files that it uses. */
  media_files: MediaFile[];
  uses: OrganizationContentUses;
}
