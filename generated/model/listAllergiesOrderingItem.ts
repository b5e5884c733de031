
export type ListAllergiesOrderingItem = typeof ListAllergiesOrderingItem[keyof typeof ListAllergiesOrderingItem];


export const ListAllergiesOrderingItem = {
  severity: 'severity',
  '-severity': '-severity',
  allergen: 'allergen',
  '-allergen': '-allergen',
  onset_year: 'onset_year',
  '-onset_year': '-onset_year',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
