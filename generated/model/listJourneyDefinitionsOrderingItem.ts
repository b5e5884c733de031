
export type ListJourneyDefinitionsOrderingItem = typeof ListJourneyDefinitionsOrderingItem[keyof typeof ListJourneyDefinitionsOrderingItem];


export const ListJourneyDefinitionsOrderingItem = {
  name: 'name',
  '-name': '-name',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
  organization: 'organization',
  '-organization': '-organization',
} as const;
