
export type ListInvitationsOrderingItem = typeof ListInvitationsOrderingItem[keyof typeof ListInvitationsOrderingItem];


export const ListInvitationsOrderingItem = {
  email: 'email',
  '-email': '-email',
  last_sent_at: 'last_sent_at',
  '-last_sent_at': '-last_sent_at',
} as const;
