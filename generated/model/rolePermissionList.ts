import type { RolePermission } from './rolePermission.ts';

/**
 * The permissions of each role, by area. A small list without paging.
 */
export interface RolePermissionList {
  /** The rows, all at once. */
  results: RolePermission[];
}
