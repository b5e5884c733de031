
export type ListProcessInstancesOrderingItem = typeof ListProcessInstancesOrderingItem[keyof typeof ListProcessInstancesOrderingItem];


export const ListProcessInstancesOrderingItem = {
  enrolled_at: 'enrolled_at',
  '-enrolled_at': '-enrolled_at',
  process_definition_name: 'process_definition_name',
  '-process_definition_name': '-process_definition_name',
} as const;
