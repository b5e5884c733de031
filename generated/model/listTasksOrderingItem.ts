
export type ListTasksOrderingItem = typeof ListTasksOrderingItem[keyof typeof ListTasksOrderingItem];


export const ListTasksOrderingItem = {
  priority: 'priority',
  '-priority': '-priority',
  created_at: 'created_at',
  '-created_at': '-created_at',
  due_at: 'due_at',
  '-due_at': '-due_at',
  completed_at: 'completed_at',
  '-completed_at': '-completed_at',
  closed_at: 'closed_at',
  '-closed_at': '-closed_at',
} as const;
