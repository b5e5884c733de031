import type { PostalAddress } from './postalAddress.ts';
import type { Theme } from './theme.ts';

/**
 * A new organization; logo and icon are sent once it is there. Nobody belongs to it yet.
 */
export interface OrganizationCreate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  name: string;
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
  theme?: Theme | null;
}
