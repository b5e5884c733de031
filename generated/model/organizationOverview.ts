import type { PostalAddress } from './postalAddress.ts';
import type { TeenPrivacyAge } from './teenPrivacyAge.ts';
import type { Theme } from './theme.ts';

/**
 * An organization as administrators see it, with what belongs to it and the revision that they change.
 */
export interface OrganizationOverview {
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
  address: string | null;
  /** Postal address by parts; null removes it. */
  postal_address: PostalAddress | null;
  /**
     * Person or desk to ask for.
     * @maxLength 200
     * @nullable
     */
  contact_name: string | null;
  /**
     * Public email address; null without one.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
  /**
     * Phone number in E.164; null without one.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /**
     * Shown at 150x90 (AUTH-50).
     * @nullable
     */
  logo: string | null;
  /**
     * Alternative text of the logo; null without one.
     * @maxLength 150
     * @nullable
     */
  logo_alt: string | null;
  /**
     * People who belong to it, in whatever role.
     * @minimum 0
     */
  member_count: number;
  /**
     * Journeys that it offers now.
     * @minimum 0
     */
  journey_count: number;
  /** Whether its care team keeps people's health-card numbers; false for a new organization. */
  keeps_health_cards: boolean;
  /** Whether a second administrator reviews a journey before it is published; false for a new organization. */
  reviews_journeys: boolean;
  teen_privacy_age: TeenPrivacyAge | null;
  /**
     * Goes up with every change.
     * @minimum 1
     */
  revision: number;
  /** When it was changed last. */
  updated_at: string;
}
