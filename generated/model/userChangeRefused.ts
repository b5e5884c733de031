import type { UserChangeRefusedCode } from './userChangeRefusedCode.ts';

/**
 * Why the account was not changed. `own_admin_role`: administrators cannot remove their own administrator role.
 * `own_account`: users cannot deactivate themselves. `last_admin`: the portal would have no administrator.
 * `no_role_left`: the person would have no role anywhere; deactivate the account instead. `deactivated`: it is
 * deactivated now. `active`: it is not.
 */
export interface UserChangeRefused {
  detail: string;
  code: UserChangeRefusedCode;
}
