
export type ListOrganizationOverviewsOrderingItem = typeof ListOrganizationOverviewsOrderingItem[keyof typeof ListOrganizationOverviewsOrderingItem];


export const ListOrganizationOverviewsOrderingItem = {
  name: 'name',
  '-name': '-name',
  member_count: 'member_count',
  '-member_count': '-member_count',
  journey_count: 'journey_count',
  '-journey_count': '-journey_count',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
