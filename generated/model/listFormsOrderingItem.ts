
export type ListFormsOrderingItem = typeof ListFormsOrderingItem[keyof typeof ListFormsOrderingItem];


export const ListFormsOrderingItem = {
  name: 'name',
  '-name': '-name',
  key: 'key',
  '-key': '-key',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
  used_by_count: 'used_by_count',
  '-used_by_count': '-used_by_count',
} as const;
