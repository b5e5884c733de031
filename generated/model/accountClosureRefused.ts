import type { AccountClosureRefusedCode } from './accountClosureRefusedCode.ts';

/**
 * Why an account does not close. `wrong_code`: it is another code. `code_expired`: the code is too old, or there is none.
 * `too_many_attempts`: five wrong codes were sent; another one must be asked for. `last_admin`: the portal would be
 * without an administrator.
 */
export interface AccountClosureRefused {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: AccountClosureRefusedCode;
}
