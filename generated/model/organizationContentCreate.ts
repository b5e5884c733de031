import type { ContentType } from './contentType.ts';
import type { TextPair } from './textPair.ts';

/**
 * A content that is begun.
 */
export interface OrganizationContentCreate {
  /** Id of the organization. */
  organization: string;
  type: ContentType;
  /** In one language at least, at most 200 characters. */
  title: TextPair;
}
