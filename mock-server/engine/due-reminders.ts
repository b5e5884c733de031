import type { Language, QuietHours } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import type { ReminderPreferencesRow } from '../store/reminder-preferences-row.ts'
import type { InstanceRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { ownProfileOf, profilesOf } from './join-journey.ts'
import { keepMessage } from './person-messages.ts'
import { openPatientTasksOf } from './progress.ts'
import { isWithdrawn } from './withdrawal.ts'

const dayMs = 86_400_000

/** The day and time of a moment in a time zone. @param ms epoch ms */
export function localTime(ms: number, timeZone: string): { day: string; time: string } {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(ms)
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Whether a time is within quiet hours, which may span midnight. */
const isQuiet = (time: string, { from, until }: QuietHours): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until

/** The open steps of a person's profiles that are due within a day, by id. */
function dueSoon(world: World, user: UserRow, now: number): string[] {
  const journeys = profilesOf(world, user)
    .filter(({ id }) => !isWithdrawn(world, id))
    .flatMap(({ id }) => world.tables.instances.where('patient', id))
    .filter(({ cancelledAt }) => cancelledAt === null)
  return journeys
    .flatMap((one) => openPatientTasksOf(world, one))
    .filter(({ dueAt }) => dueAt !== null && dueAt > now && dueAt <= now + dayMs)
    .map(({ id }) => id)
}

const subject = (language: Language, count: number) => {
  if (language === 'fr-ca') {
    return count === 1
      ? 'Portage : une étape arrive à échéance'
      : `Portage : ${count} étapes arrivent à échéance`
  }
  return count === 1 ? 'Portage: a step is due soon' : `Portage: ${count} steps are due soon`
}

function bodyOf(language: Language, origin: string): string {
  const [portal, settings] = [`${origin}/`, `${origin}/settings/reminders`]
  return language === 'fr-ca'
    ? `Bonjour,\n\nConnectez-vous pour voir de quoi il s’agit : ${portal}\n\nPour modifier ces rappels : ${settings}`
    : `Hello,\n\nSign in to see what it is: ${portal}\n\nTo change these reminders: ${settings}`
}

type Message = {
  readonly row: ReminderPreferencesRow
  readonly user: UserRow
  /** The steps that it is about, by id. */
  readonly steps: readonly string[]
}

/** The journeys of some steps, one for each person and organization. */
function journeysOf({ tables }: World, steps: readonly string[]): InstanceRow[] {
  const journeys = steps.flatMap((id) => tables.instances.get(tables.tasks.get(id)?.instance ?? '') ?? [])
  return [...new Map(journeys.map((one) => [`${one.organization}:${one.patient}`, one])).values()]
}

function send(world: World, { row, user, steps }: Message, origin: string): void {
  const language = user.language || 'en-ca'
  const addresses = { email: user.email, text_message: ownProfileOf(world, user)?.phone ?? null }
  for (const channel of row.channels) {
    const to = addresses[channel]
    if (to === null) continue
    const mail = {
      to,
      subject: subject(language, steps.length),
      link: `${origin}/`,
      sent_at: iso(world.clock.now()),
    }
    world.mailbox.send(channel === 'email' ? { ...mail, body: bodyOf(language, origin) } : mail)
    const sent = { kind: 'steps_due', channel, sentAt: world.clock.now() } as const
    for (const journey of journeysOf(world, steps)) keepMessage(world, journey, sent)
  }
}

/** Sends the reminders that are due by the world's clock. @param origin scheme and host of the portal */
export function sendDueReminders(world: World, origin: string): void {
  const { reminderPreferences, users } = world.tables
  if (reminderPreferences.size === 0) return
  const now = world.clock.now()
  for (const row of reminderPreferences.values()) {
    const user = users.get(row.user)
    if (!user || row.channels.length === 0) continue
    const { day, time } = localTime(now, row.timeZone)
    if (row.rhythm === 'daily') {
      if (row.lastDay === day || time < row.timeOfDay) continue
      const steps = dueSoon(world, user, now)
      reminderPreferences.set(user.id, { ...row, lastDay: day })
      if (steps.length > 0) send(world, { row, user, steps }, origin)
    } else if (row.quietHours === null || !isQuiet(time, row.quietHours)) {
      const found = dueSoon(world, user, now).filter((id) => !row.reminded.includes(id))
      if (found.length === 0) continue
      reminderPreferences.set(user.id, { ...row, reminded: [...row.reminded, ...found] })
      for (const step of found) send(world, { row, user, steps: [step] }, origin)
    }
  }
}
