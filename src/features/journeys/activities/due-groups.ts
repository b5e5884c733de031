import { dueOf } from '../task-list/due.ts'

/** The groups of open tasks, in display order. */
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

/** Groups tasks by due date, omitting empty groups and keeping the order within each. */
export function inDueGroups<T extends { due_at: string | null }>(
  tasks: readonly T[],
  now: Date,
): { group: DueGroup; tasks: T[] }[] {
  return dueGroups
    .map((group) => ({ group, tasks: tasks.filter(({ due_at }) => groupOf(due_at, now) === group) }))
    .filter(({ tasks: found }) => found.length > 0)
}
