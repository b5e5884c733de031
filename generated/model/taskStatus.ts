
/**
 * Where a task stands: open, to be done; completed, its completed_at is set (TASK-01); cancelled, it was taken out of
 * the journey, or the journey was left before it was done.
 */
export type TaskStatus = typeof TaskStatus[keyof typeof TaskStatus];


export const TaskStatus = {
  open: 'open',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;
