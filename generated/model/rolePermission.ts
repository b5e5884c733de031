import type { PermissionLevel } from './permissionLevel.ts';
import type { RolePermissionKey } from './rolePermissionKey.ts';

/**
 * What each role may do in one part of the portal (USER-02, USER-03). It is set and cannot be changed here.
 */
export interface RolePermission {
  /** The area. */
  key: RolePermissionKey;
  /**
     * In the caller's language.
     * @maxLength 200
     */
  name: string;
  patient: PermissionLevel;
  provider: PermissionLevel;
  admin: PermissionLevel;
}
