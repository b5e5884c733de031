
export type ListUsersOrderingItem = typeof ListUsersOrderingItem[keyof typeof ListUsersOrderingItem];


export const ListUsersOrderingItem = {
  name: 'name',
  '-name': '-name',
  email: 'email',
  '-email': '-email',
  last_sign_in_at: 'last_sign_in_at',
  '-last_sign_in_at': '-last_sign_in_at',
} as const;
