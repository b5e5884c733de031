import type { PostalAddress } from './postalAddress.ts';
import type { Theme } from './theme.ts';

/**
 * A care organization (DATA-18..23).
 */
export interface Organization {
  /** Unique id. */
  readonly id: string;
  /**
     * Name of the organization.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Without one a default icon shows (ORG-13).
     * @nullable
     */
  icon: string | null;
  /** Colours of the organization; null for those of the portal. */
  theme: Theme | null;
  /**
     * Postal address on one line, made of `postal_address`; null without one.
     * @maxLength 500
     * @nullable
     */
  address?: string | null;
  /** The same in its parts; null when they are not known. */
  postal_address?: PostalAddress | null;
  /**
     * Person or desk to ask for.
     * @maxLength 200
     * @nullable
     */
  contact_name?: string | null;
  /**
     * Public email address; null without one.
     * @maxLength 254
     * @nullable
     */
  email?: string | null;
  /**
     * Phone number in E.164; null without one.
     * @maxLength 32
     * @nullable
     */
  phone?: string | null;
  /**
     * Goes up with every change; what a change was made from is named in `If-Match`.
     * @minimum 1
     */
  revision?: number;
}
