/**
 * How far away a due time is, in local calendar days: 11 p.m. today and 1 a.m. tomorrow are one day apart.
 * Texts are in locales; the date to show is `due_at` itself.
 */
export type Due =
  | { kind: 'none' }
  /** Already past, but on the same day. */
  | { kind: 'earlierToday' }
  | { kind: 'overdue'; days: number }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  /** Within a week. */
  | { kind: 'soon'; days: number }
  | { kind: 'later' }

const DAY = 86_400_000

function dayOf(at: Date): number {
  // Counted in UTC, because days with a clock change have 23 or 25 hours.
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
