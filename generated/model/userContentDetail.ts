import type { ContentMedia } from './contentMedia.ts';
import type { Resource } from './resource.ts';
import type { UserContent } from './userContent.ts';

/**
 * A content to read, watch or use.
 */
export type UserContentDetail = UserContent & ({
  /**
     * The text as HTML. Clients must sanitize it before rendering.
     * @maxLength 100000
     * @nullable
     */
  body: string | null;
  /** The film or recording itself; null for contents that have none. */
  media: ContentMedia | null;
  /**
     * What is said and shown in a film or a recording, as HTML.
     * @maxLength 100000
     * @nullable
     */
  transcript: string | null;
  /** Documents and links; of a pdf, a link and a tool the first one is the thing itself. */
  resources: Resource[];
});
