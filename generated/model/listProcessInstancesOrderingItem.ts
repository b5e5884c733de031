
export type ListProcessInstancesOrderingItem = typeof ListProcessInstancesOrderingItem[keyof typeof ListProcessInstancesOrderingItem];


export const ListProcessInstancesOrderingItem = {
  enrolled_at: 'enrolled_at',
  '-enrolled_at': '-enrolled_at',
  process_definition_name: 'process_definition_name',
  '-process_definition_name': '-process_definition_name',
  open_task_count: 'open_task_count',
  '-open_task_count': '-open_task_count',
} as const;
