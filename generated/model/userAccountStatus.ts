
/**
 * `pending`: nobody has signed in yet, since the first password or the address is still to be confirmed.
 * `deactivated`: an administrator switched the account off, so that nobody can sign in with it. `closed`: the person
 * had it closed; nobody can sign in with it, until an administrator reactivates it when the person asks.
 */
export type UserAccountStatus = typeof UserAccountStatus[keyof typeof UserAccountStatus];


export const UserAccountStatus = {
  pending: 'pending',
  active: 'active',
  deactivated: 'deactivated',
  closed: 'closed',
} as const;
