
export type ListOrganizationJourneysOrderingItem = typeof ListOrganizationJourneysOrderingItem[keyof typeof ListOrganizationJourneysOrderingItem];


export const ListOrganizationJourneysOrderingItem = {
  name: 'name',
  '-name': '-name',
  position: 'position',
  '-position': '-position',
  active: 'active',
  '-active': '-active',
  open_provider_task_count: 'open_provider_task_count',
  '-open_provider_task_count': '-open_provider_task_count',
  attention_count: 'attention_count',
  '-attention_count': '-attention_count',
  last_activity_at: 'last_activity_at',
  '-last_activity_at': '-last_activity_at',
} as const;
