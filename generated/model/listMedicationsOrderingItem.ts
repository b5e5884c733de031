
export type ListMedicationsOrderingItem = typeof ListMedicationsOrderingItem[keyof typeof ListMedicationsOrderingItem];


export const ListMedicationsOrderingItem = {
  name: 'name',
  '-name': '-name',
  start_date: 'start_date',
  '-start_date': '-start_date',
  end_date: 'end_date',
  '-end_date': '-end_date',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
