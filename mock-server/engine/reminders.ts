import type { Language, ReminderOutcome } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import type { InstanceRow, TaskRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { keepMessage } from './person-messages.ts'
import { isOfCareTeam, openTasksOf } from './progress.ts'

/** Minimum time between reminders for the same journey, in ms: 24 hours (our decision). */
const reminderPause = 86_400_000

/** Without the name of the step: what is sent holds no health data. */
const subjectIn = (language: Language, from: string): string =>
  language === 'fr-ca'
    ? `Rappel de ${from} : une étape vous attend`
    : `A reminder from ${from}: a step is waiting for you`

/** The language that a person reads, English where they did not say. */
const languageOf = ({ language }: UserRow): Language => (language === '' ? 'en-ca' : language)

/**
 * Reminds the person behind a journey of its most urgent open task by a message in their language, unless they were
 * reminded within `reminderPause`, nothing is open, or they have no address.
 * @param origin scheme and host of the portal, for the link in the message
 * @returns what became of it; `at` is when the last message was sent (epoch ms), null when none ever was
 */
export function remind(
  world: World,
  instance: InstanceRow,
  origin: string,
): { outcome: ReminderOutcome; at: number | null } {
  const { tables, mailbox } = world
  const now = world.clock.now()
  const before = tables.reminders.get(instance.id) ?? null
  const task = mostUrgentOwnTask(world, instance)
  if (!task) return { outcome: 'no_open_task', at: before }
  if (before !== null && now - before < reminderPause) return { outcome: 'reminded_recently', at: before }
  const user = tables.users.get(tables.patients.get(instance.patient)?.user ?? '')
  if (!user || user.email === null) return { outcome: 'no_address', at: before }
  tables.reminders.set(instance.id, now)
  mailbox.send({
    to: user.email,
    subject: subjectIn(languageOf(user), tables.organizations.get(instance.organization)?.name ?? ''),
    link: `${origin}/patient/organizations/${instance.organization}/journeys/${instance.id}/${task.id}`,
    sent_at: iso(now),
  })
  keepMessage(world, instance, { kind: 'reminder', channel: 'email', sentAt: now })
  return { outcome: 'reminded', at: now }
}

/** The patient's most urgent open task; steps of the care team trigger no reminder. */
function mostUrgentOwnTask(world: World, instance: InstanceRow): TaskRow | undefined {
  return openTasksOf(world, instance.id)
    .filter((task) => !isOfCareTeam(instance, task))
    .toSorted((a, b) => b.priority - a.priority)[0]
}
