import type { Theme } from './theme.ts';

/**
 * How an organization looks (CALL-28, D-16).
 */
export interface Branding {
  /**
     * Shown at 150x90 (AUTH-50).
     * @nullable
     */
  logo: string | null;
  /**
     * Alternative text of the logo; null if the name is enough.
     * @maxLength 150
     * @nullable
     */
  logo_alt?: string | null;
  /** Colours of the organization; null for those of the portal. */
  theme: Theme | null;
  /** Name of the organization. */
  name?: string;
}
