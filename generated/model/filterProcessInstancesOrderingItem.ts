
export type FilterProcessInstancesOrderingItem = typeof FilterProcessInstancesOrderingItem[keyof typeof FilterProcessInstancesOrderingItem];


export const FilterProcessInstancesOrderingItem = {
  enrolled_at: 'enrolled_at',
  '-enrolled_at': '-enrolled_at',
  process_definition_name: 'process_definition_name',
  '-process_definition_name': '-process_definition_name',
} as const;
