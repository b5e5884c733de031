import { dueOf } from '../due.ts'

/** The groups of what there is to do, in the order in which they stand. */
export const dueGroups = ['overdue', 'today', 'upcoming', 'undated'] as const
export type DueGroup = (typeof dueGroups)[number]

function groupOf(dueAt: string | null, now: Date): DueGroup {
  const due = dueOf(dueAt, now)
  switch (due.kind) {
    case 'overdue':
    case 'earlierToday':
      return 'overdue'
    case 'today':
      return 'today'
    case 'tomorrow':
    case 'soon':
    case 'later':
      return 'upcoming'
    case 'none':
      return 'undated'
  }
}

/** Tasks by when they are due; groups without any are left out, and the order within one stays. */
export function inDueGroups<T extends { due_at: string | null }>(
  tasks: readonly T[],
  now: Date,
): { group: DueGroup; tasks: T[] }[] {
  return dueGroups
    .map((group) => ({ group, tasks: tasks.filter(({ due_at }) => groupOf(due_at, now) === group) }))
    .filter(({ tasks: found }) => found.length > 0)
}
