import type { CalendarSubscription } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { calendarOf, createCalendar, endCalendar } from '../engine/calendar/subscription.ts'
import { notFound } from '../failures.ts'
import { calendarPath } from '../media/calendars.ts'
import type { CalendarRow } from '../store/calendar-row.ts'
import { iso } from '../store/clock.ts'
import { refuseTwice } from './each-once.ts'
import { isoOrNull } from './views.ts'

/** What most people want; medications and doses are chosen on purpose. */
const none: CalendarSubscription = {
  url: null,
  kinds: ['steps', 'check_ins'],
  created_at: null,
  last_read_at: null,
}

const view = (
  origin: string,
  { token, kinds, createdAt, lastReadAt }: CalendarRow,
): CalendarSubscription => ({
  url: origin + calendarPath(token),
  kinds: [...kinds],
  created_at: iso(createdAt),
  last_read_at: isoOrNull(lastReadAt),
})

/** The private calendar address of an account. */
export const calendarSubscription = {
  getCalendarSubscription: ({ world, user, origin }) => {
    const row = calendarOf(world, user)
    return row ? view(origin, row) : none
  },

  saveCalendarSubscription: ({ world, user, origin, body: { kinds } }) => {
    refuseTwice('kinds', kinds)
    const before = calendarOf(world, user)
    if (!before) return view(origin, createCalendar(world, user, kinds))
    const row = { ...before, kinds }
    world.tables.calendars.set(row.token, row)
    return view(origin, row)
  },

  replaceCalendarSubscription: ({ world, user, origin }) => {
    const before = calendarOf(world, user)
    if (!before) throw notFound()
    endCalendar(world, user)
    return view(origin, createCalendar(world, user, before.kinds))
  },

  deleteCalendarSubscription: ({ world, user }) => endCalendar(world, user),
} satisfies Partial<Operations>
