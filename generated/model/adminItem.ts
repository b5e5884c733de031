import type { AdminItemKind } from './adminItemKind.ts';
import type { AdminObjectType } from './adminObjectType.ts';
import type { OrganizationReference } from './organizationReference.ts';

/**
 * Something that needs an administrator. It is computed from the current state and disappears once it is fixed.
 */
export interface AdminItem {
  /** Unique id. */
  readonly id: string;
  kind: AdminItemKind;
  object_type: AdminObjectType;
  /** Id of the changed or affected row; its kind is in `object_type`. */
  object_id: string;
  /**
     * What it is called, in the caller's language; of an invitation, its address.
     * @maxLength 300
     */
  name: string;
  /** The organization it belongs to; null if it belongs to none. */
  organization: OrganizationReference | null;
  /**
     * How many texts lack their French, how many colours cannot be read, how many alerts wait, or how many contents are due for review; null for the other kinds.
     * @minimum 1
     * @nullable
     */
  count: number | null;
  /**
     * What it says itself, such as the message of an incident, or why a draft was sent back; null when nothing.
     * @maxLength 1000
     * @nullable
     */
  detail: string | null;
  /**
     * When it came to be so; null when that is not known.
     * @nullable
     */
  since: string | null;
}
