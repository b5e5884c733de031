import type { RoleType } from './roleType.ts';

/**
 * Everything that a person is in one organization from now on, in place of what they were. An empty list takes the
 * person out of it.
 */
export interface UserRolesUpdate {
  /** Organization in which the roles change. */
  organization: string;
  /**
     * An administrator is one everywhere, whichever organization is named here.
     * @maxItems 3
     */
  role_types: RoleType[];
}
