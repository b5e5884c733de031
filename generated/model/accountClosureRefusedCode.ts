
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type AccountClosureRefusedCode = typeof AccountClosureRefusedCode[keyof typeof AccountClosureRefusedCode];


export const AccountClosureRefusedCode = {
  wrong_code: 'wrong_code',
  code_expired: 'code_expired',
  too_many_attempts: 'too_many_attempts',
  last_admin: 'last_admin',
} as const;
