import type { PostalAddress } from './postalAddress.ts';
import type { TeenPrivacyAge } from './teenPrivacyAge.ts';
import type { Theme } from './theme.ts';

/**
 * What the care team and administrators of an organization change (ORG-15); only what is sent changes. `theme` takes the
 * place of the whole theme, null resets it to the colours of the portal.
 */
export interface OrganizationUpdate {
  /**
     * Name of the organization.
     * @minLength 1
     * @maxLength 200
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name?: string;
  /** Postal address by parts; null removes it. */
  postal_address?: PostalAddress | null;
  /**
     * Person or desk to ask for.
     * @maxLength 200
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  contact_name?: string | null;
  /**
     * At most 64 characters before the @ (RFC 5321).
     * @maxLength 254
     * @nullable
     * @pattern ^.{1,64}@[^@]+$
     */
  email?: string | null;
  /**
     * E.164, with an extension as RFC 3966 writes it. People see and type it the way they know it.
     * @maxLength 32
     * @nullable
     * @pattern ^\+(1[2-9]\d{2}[2-9]\d{6}|[2-9]\d{6,14})(;ext=\d{1,7})?$
     */
  phone?: string | null;
  /** Colours of the organization; null for those of the portal. */
  theme?: Theme | null;
  /**
     * Alternative text of the logo.
     * @maxLength 150
     * @nullable
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  logo_alt?: string | null;
  /**
     * Whether its care team keeps people's health-card numbers. For administrators only; anyone else gets a 403. False
     * hides the numbers and takes them out of the search of people.
     */
  keeps_health_cards?: boolean;
  /**
     * Whether a second administrator reviews a journey before it is published. For administrators only; anyone else
     * gets a 403.
     */
  reviews_journeys?: boolean;
  /** For administrators only; anyone else gets a 403. It also applies to those who have reached the age. */
  teen_privacy_age?: (TeenPrivacyAge | null);
}
