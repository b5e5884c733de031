import type { RoleType } from './roleType.ts';
import type { UserAccountLanguagePreference } from './userAccountLanguagePreference.ts';
import type { UserAccountStatus } from './userAccountStatus.ts';
import type { UserMembership } from './userMembership.ts';

/**
 * A user as an administrator sees them (CALL-09).
 */
export interface UserAccount {
  /** Unique id. */
  readonly id: string;
  /** Always false; guests are no users of an organization. */
  readonly is_guest: boolean;
  /** What the person is anywhere. An empty list means patient, everywhere (PROD-08). */
  role_types: RoleType[];
  /**
     * The active patient profile.
     * @nullable
     */
  current_patient: string | null;
  /** Empty until the person has chosen (GATE-17). */
  language_preference: UserAccountLanguagePreference;
  /** The addresses of the policies that the person consented to (D-66). */
  consented_policies: string[];
  /**
     * First name.
     * @maxLength 150
     */
  first_name: string;
  /**
     * Last name.
     * @maxLength 150
     */
  last_name: string;
  /**
     * Name to sign in with: the email address.
     * @maxLength 254
     */
  username: string;
  /**
     * Email address.
     * @maxLength 254
     */
  email: string;
  status: UserAccountStatus;
  /**
     * Null if the user has never signed in, or not since this was recorded.
     * @nullable
     */
  last_sign_in_at: string | null;
  /** Where the person belongs, by the name of the organization. */
  memberships: UserMembership[];
  /**
     * Grows with every change of the roles or the status; If-Match names it.
     * @minimum 1
     */
  revision: number;
}
