import type { OrganizationHitKind } from './organizationHitKind.ts';

/**
 * Something of an organization that a search found.
 */
export interface OrganizationHit {
  kind: OrganizationHitKind;
  /** What was found; unique among those of its kind. */
  id: string;
  /**
     * Its title in the caller's language if there is one, the name of a user, or the email of an invitation.
     * @maxLength 1000
     */
  title: string;
  /**
     * The words around what was found in a text; null if the title has it.
     * @maxLength 300
     * @nullable
     */
  excerpt: string | null;
}
