
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type UserChangeRefusedCode = typeof UserChangeRefusedCode[keyof typeof UserChangeRefusedCode];


export const UserChangeRefusedCode = {
  own_admin_role: 'own_admin_role',
  own_account: 'own_account',
  last_admin: 'last_admin',
  no_role_left: 'no_role_left',
  deactivated: 'deactivated',
  active: 'active',
} as const;
