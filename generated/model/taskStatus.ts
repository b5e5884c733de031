
/**
 * The status of a task. Open: to be done; completed: its completed_at is set (TASK-01); cancelled: it was removed from
 * the journey, or the journey was left first.
 */
export type TaskStatus = typeof TaskStatus[keyof typeof TaskStatus];


export const TaskStatus = {
  open: 'open',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;
