import type { RolePermission } from './rolePermission.ts';

/**
 * What each role may do, part by part. There are few; they come at once.
 */
export interface RolePermissionList {
  results: RolePermission[];
}
