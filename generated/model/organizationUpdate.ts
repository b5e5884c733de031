import type { PostalAddress } from './postalAddress.ts';
import type { Theme } from './theme.ts';

/**
 * What the care team and administrators of an organization change (ORG-15); only what is sent changes. `theme` takes
 * the place of the whole theme, null stands for the colours of the portal.
 */
export interface OrganizationUpdate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
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
  /**
     * What the logo shows for whoever does not see it.
     * @maxLength 150
     * @nullable
     */
  logo_alt?: string | null;
}
