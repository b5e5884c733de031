import { calendarText } from '../engine/calendar/calendar-text.ts'
import { calendarEntries } from '../engine/calendar/entries.ts'
import { touchOtherTables } from '../store/changes.ts'
import type { World } from '../store/world.ts'

const start = '/media/calendars/'

/** The path of a calendar. */
export const calendarPath = (token: string): string => `${start}${token}.ics`

/** The calendar at a secret address, for whoever holds it: 410 once it was turned off; undefined if unknown. */
export function calendarAnswer(world: World, address: string): Response | undefined {
  const { pathname, origin } = new URL(address)
  const { calendars, users, changes } = world.tables
  const row = calendars.get(pathname.slice(start.length).replace(/\.ics$/, ''))
  const user = users.get(row?.user ?? '')
  if (!row || !user) return undefined
  if (row.endedAt !== null) {
    return new Response('Gone', { status: 410, headers: { 'content-type': 'text/plain' } })
  }
  const now = world.clock.now()
  calendars.set(row.token, { ...row, lastReadAt: now })
  touchOtherTables(changes)
  const isFrench = user.language === 'fr-ca'
  const text = calendarText(calendarEntries(world, user, { kinds: row.kinds, now }), {
    name: 'Portage',
    about: isFrench ? `Ouvrir Portage : ${origin}` : `Open Portage: ${origin}`,
    now,
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}
