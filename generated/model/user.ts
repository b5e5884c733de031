import type { RoleType } from './roleType.ts';
import type { UserLanguagePreference } from './userLanguagePreference.ts';

/**
 * A person who can use the portal (DATA-01..10).
 */
export interface User {
  /** Unique id. */
  readonly id: string;
  /** Whether the user joined without an account. */
  readonly is_guest: boolean;
  /** An empty list means patient, everywhere (PROD-08). */
  role_types: RoleType[];
  /**
     * The active patient profile.
     * @nullable
     */
  current_patient: string | null;
  /** Empty until the person has chosen (GATE-17). */
  language_preference: UserLanguagePreference;
  /** The addresses of the policies that the person consented to (D-66). */
  consented_policies: string[];
  /**
     * First name.
     * @maxLength 150
     */
  first_name?: string;
  /**
     * Last name.
     * @maxLength 150
     */
  last_name?: string;
  /**
     * Name to sign in with: the email address.
     * @maxLength 254
     */
  username?: string;
  /**
     * Email address of the account.
     * @maxLength 254
     */
  email?: string;
  /**
     * When the account closes, as the person asked and confirmed; null while they keep it.
     * @nullable
     */
  closes_at?: string | null;
  /**
     * How many people wait for the caller to accept or decline to help them; absent if no one does.
     * @minimum 1
     */
  care_partner_invitations?: number;
}
