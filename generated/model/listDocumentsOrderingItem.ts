
export type ListDocumentsOrderingItem = typeof ListDocumentsOrderingItem[keyof typeof ListDocumentsOrderingItem];


export const ListDocumentsOrderingItem = {
  created_at: 'created_at',
  '-created_at': '-created_at',
  name: 'name',
  '-name': '-name',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
