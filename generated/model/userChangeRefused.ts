import type { UserChangeRefusedCode } from './userChangeRefusedCode.ts';

/**
 * Why a person's account stays as it is. `own_admin_role`: nobody takes away their own role of administrator.
 * `own_account`: nobody deactivates themselves. `last_admin`: the portal would be without an administrator.
 * `no_role_left`: the person would have no role anywhere; deactivate the account instead. `deactivated`: it is
 * deactivated now. `active`: it is not.
 */
export interface UserChangeRefused {
  detail: string;
  code: UserChangeRefusedCode;
}
