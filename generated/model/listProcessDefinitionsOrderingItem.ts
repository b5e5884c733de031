
export type ListProcessDefinitionsOrderingItem = typeof ListProcessDefinitionsOrderingItem[keyof typeof ListProcessDefinitionsOrderingItem];


export const ListProcessDefinitionsOrderingItem = {
  name: 'name',
  '-name': '-name',
  estimated_weeks: 'estimated_weeks',
  '-estimated_weeks': '-estimated_weeks',
} as const;
