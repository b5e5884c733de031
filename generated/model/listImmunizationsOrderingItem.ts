
export type ListImmunizationsOrderingItem = typeof ListImmunizationsOrderingItem[keyof typeof ListImmunizationsOrderingItem];


export const ListImmunizationsOrderingItem = {
  vaccine_name: 'vaccine_name',
  '-vaccine_name': '-vaccine_name',
  date_received: 'date_received',
  '-date_received': '-date_received',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
