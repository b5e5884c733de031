
/**
 * `pending`: no sign-in yet, because the first password or the address is still to be confirmed. `deactivated`: an
 * administrator disabled the account, which blocks sign-in. `closed`: the person closed it; sign-in is blocked until an
 * administrator reactivates it at the person's request.
 */
export type UserAccountStatus = typeof UserAccountStatus[keyof typeof UserAccountStatus];


export const UserAccountStatus = {
  pending: 'pending',
  active: 'active',
  deactivated: 'deactivated',
  closed: 'closed',
} as const;
