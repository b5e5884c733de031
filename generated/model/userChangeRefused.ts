import type { UserChangeRefusedCode } from './userChangeRefusedCode.ts';

/**
 * Why the account was not changed. `own_admin_role`: administrators cannot remove their own administrator role.
 * `own_account`: users cannot deactivate themselves. `last_admin`: the portal would have no administrator.
 * `no_role_left`: the person would have no role anywhere; deactivate the account instead. `deactivated`: it is
 * deactivated now. `active`: it is not.
 */
export interface UserChangeRefused {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: UserChangeRefusedCode;
}
