
export type ListProceduresOrderingItem = typeof ListProceduresOrderingItem[keyof typeof ListProceduresOrderingItem];


export const ListProceduresOrderingItem = {
  name: 'name',
  '-name': '-name',
  date: 'date',
  '-date': '-date',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
