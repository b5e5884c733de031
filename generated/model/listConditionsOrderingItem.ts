
export type ListConditionsOrderingItem = typeof ListConditionsOrderingItem[keyof typeof ListConditionsOrderingItem];


export const ListConditionsOrderingItem = {
  name: 'name',
  '-name': '-name',
  diagnosis_year: 'diagnosis_year',
  '-diagnosis_year': '-diagnosis_year',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
