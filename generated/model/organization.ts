import type { PostalAddress } from './postalAddress.ts';
import type { Theme } from './theme.ts';

/**
 * A care organization (DATA-18..23).
 */
export interface Organization {
  readonly id: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Without one a default icon shows (ORG-13).
     * @nullable
     */
  icon: string | null;
  theme: Theme | null;
  /**
     * @maxLength 500
     * @nullable
     */
  address?: string | null;
  /** The same in its parts; null when they are not known. */
  postal_address?: PostalAddress | null;
  /**
     * @maxLength 200
     * @nullable
     */
  contact_name?: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  email?: string | null;
  /**
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
