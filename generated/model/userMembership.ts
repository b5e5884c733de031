import type { RoleType } from './roleType.ts';

/**
 * What a person is in one organization.
 */
export interface UserMembership {
  /** Id of the organization. */
  organization: string;
  /**
     * Name of the organization, for display.
     * @maxLength 200
     */
  organization_name: string;
  /**
     * Patient, provider or both; an administrator is one everywhere and is not named here.
     * @maxItems 2
     */
  role_types: RoleType[];
}
