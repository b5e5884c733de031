/**
 * How far off the due time of a task is, in days of the calendar on the wall: 11 p.m. today and 1 a.m. tomorrow
 * are a day apart. The words for it stand in locales; the day to name is `due_at` itself.
 */
export type Due =
  | { kind: 'none' }
  /** The time has passed, but it is still the same day. */
  | { kind: 'earlierToday' }
  | { kind: 'overdue'; days: number }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  /** Within a week. */
  | { kind: 'soon'; days: number }
  | { kind: 'later' }

const DAY = 86_400_000

function dayOf(at: Date): number {
  // Counted in UTC, so that the two days of the year with 23 or 25 hours are days like others.
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY
}

export function dueOf(dueAt: string | null, now: Date): Due {
  const at = new Date(dueAt ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return { kind: 'none' }
  const days = dayOf(at) - dayOf(now)
  if (days < 0) return { kind: 'overdue', days: -days }
  if (at < now) return { kind: 'earlierToday' }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return days < 8 ? { kind: 'soon', days } : { kind: 'later' }
}

export function isLate(due: Due): boolean {
  return due.kind === 'overdue' || due.kind === 'earlierToday'
}
