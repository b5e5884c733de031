import type { AccountClosureRefusedCode } from './accountClosureRefusedCode.ts';

/**
 * Why an account does not close. `wrong_code`: it is another code. `code_expired`: the code is too old, or there is none.
 * `too_many_attempts`: five wrong codes were sent; another one must be asked for. `last_admin`: the portal would be
 * without an administrator.
 */
export interface AccountClosureRefused {
  detail: string;
  code: AccountClosureRefusedCode;
}
