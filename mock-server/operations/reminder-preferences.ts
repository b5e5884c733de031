import type { ReminderPreferences } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import { localTime } from '../engine/due-reminders.ts'
import { ownProfileOf } from '../engine/join-journey.ts'
import { invalidField } from '../failures.ts'
import type { ReminderPreferencesRow } from '../store/reminder-preferences-row.ts'
import type { UserRow } from '../store/rows.ts'
import { refuseTwice } from './each-once.ts'

/** Without reminders, with what a person then finds chosen. */
const none: Omit<ReminderPreferencesRow, 'user'> = {
  channels: [],
  rhythm: 'daily',
  timeOfDay: '09:00',
  quietHours: { from: '21:00', until: '08:00' },
  timeZone: 'America/Toronto',
  lastDay: null,
  reminded: [],
}

type Who = Pick<CallContext, 'world'> & { readonly user: UserRow }

const rowOf = ({ world, user }: Who): ReminderPreferencesRow =>
  world.tables.reminderPreferences.get(user.id) ?? { ...none, user: user.id }

const addressesOf = ({ world, user }: Who) => ({
  email: user.email,
  phone: ownProfileOf(world, user)?.phone ?? null,
})

function view(who: Who): ReminderPreferences {
  const { channels, rhythm, timeOfDay, quietHours, timeZone } = rowOf(who)
  return {
    channels: [...channels],
    rhythm,
    time_of_day: timeOfDay,
    quiet_hours: quietHours,
    time_zone: timeZone,
    ...addressesOf(who),
  }
}

function isZone(timeZone: string): boolean {
  try {
    return localTime(0, timeZone) !== undefined
  } catch {
    return false
  }
}

/** How and when people are reminded of what is due. */
export const reminderPreferences = {
  getReminderPreferences: (call) => view(call),

  saveReminderPreferences: (call) => {
    const { world, user, body } = call
    refuseTwice('channels', body.channels)
    const { email, phone } = addressesOf(call)
    const hasAddress = { email: email !== null, text_message: phone !== null }
    if (body.channels.some((channel) => !hasAddress[channel])) {
      throw invalidField('channels', {
        'en-ca': 'We have no address for this.',
        'fr-ca': 'Nous n’avons pas d’adresse pour cela.',
      })
    }
    if (!isZone(body.time_zone))
      throw invalidField('time_zone', {
        'en-ca': 'There is no such time zone.',
        'fr-ca': 'Ce fuseau horaire n’existe pas.',
      })
    const { day, time } = localTime(world.clock.now(), body.time_zone)
    world.tables.reminderPreferences.set(user.id, {
      user: user.id,
      channels: body.channels,
      rhythm: body.rhythm,
      timeOfDay: body.time_of_day,
      quietHours: body.quiet_hours,
      timeZone: body.time_zone,
      // a time of day that has passed is for tomorrow
      lastDay: time < body.time_of_day ? null : day,
      reminded: rowOf(call).reminded,
    })
    return view(call)
  },
} satisfies Partial<Operations>
