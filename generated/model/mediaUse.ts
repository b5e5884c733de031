import type { ContentType } from './contentType.ts';
import type { OrganizationContentStatus } from './organizationContentStatus.ts';
import type { TextPair } from './textPair.ts';

/**
 * A content that uses a media file.
 */
export interface MediaUse {
  /** The content. */
  id: string;
  title: TextPair;
  type: ContentType;
  status: OrganizationContentStatus;
}
