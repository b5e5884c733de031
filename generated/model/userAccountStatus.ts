
/**
 * `pending`: nobody has signed in yet, since the first password or the address is still to be confirmed.
 * `deactivated`: an administrator switched the account off, so that nobody can sign in with it.
 */
export type UserAccountStatus = typeof UserAccountStatus[keyof typeof UserAccountStatus];


export const UserAccountStatus = {
  pending: 'pending',
  active: 'active',
  deactivated: 'deactivated',
} as const;
