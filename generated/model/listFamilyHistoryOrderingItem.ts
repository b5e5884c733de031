
export type ListFamilyHistoryOrderingItem = typeof ListFamilyHistoryOrderingItem[keyof typeof ListFamilyHistoryOrderingItem];


export const ListFamilyHistoryOrderingItem = {
  relation: 'relation',
  '-relation': '-relation',
  condition: 'condition',
  '-condition': '-condition',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
