
export type ListOrganizationContentsOrderingItem = typeof ListOrganizationContentsOrderingItem[keyof typeof ListOrganizationContentsOrderingItem];


export const ListOrganizationContentsOrderingItem = {
  title: 'title',
  '-title': '-title',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
