import type { CalendarEntryKind } from '#generated/model/index.ts'
import type { CalendarRow } from '../../store/calendar-row.ts'
import type { UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'
import { newSecret } from '../shares.ts'

/** The calendar address of an account that works. */
export const calendarOf = ({ tables }: World, { id }: UserRow): CalendarRow | undefined =>
  [...tables.calendars.values()].find(({ user, endedAt }) => user === id && endedAt === null)

export function createCalendar(
  { tables, clock }: World,
  { id }: UserRow,
  kinds: readonly CalendarEntryKind[],
): CalendarRow {
  const token = newSecret(24)
  const row = { token, user: id, kinds, createdAt: clock.now(), lastReadAt: null, endedAt: null }
  tables.calendars.set(token, row)
  return row
}

/** Turns the address of an account off, if it has one; it never works again. */
export function endCalendar(world: World, user: UserRow): void {
  const row = calendarOf(world, user)
  if (row) world.tables.calendars.set(row.token, { ...row, endedAt: world.clock.now() })
}
