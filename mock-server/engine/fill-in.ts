import type { Language } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow, TaskRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { stepFor } from './definitions.ts'
import { recordEvent } from './events.ts'
import { keepMessage } from './person-messages.ts'

const subjectIn = (language: Language, step: string, by: string): string =>
  language === 'fr-ca'
    ? `${by}, de votre équipe de soins, remplit « ${step} » pour vous`
    : `${by} from your care team is filling in “${step}” for you`

/**
 * A care team member starts to fill in a patient's step. The patient sees it in the journey's history and gets a message
 * in their language.
 * @param origin scheme and host of the portal, for the link in the message
 */
export function beginFillIn(
  world: World,
  { task, instance }: { task: TaskRow; instance: InstanceRow },
  { by, origin }: { by: UserRow; origin: string },
): void {
  if (task.careDrafts.has(by.id)) return
  const at = world.pool.now()
  task.careDrafts.set(by.id, null)
  recordEvent(world, { type: 'fill_in_started', instance: instance.id, at, actor: by.id, task: task.id })
  const patient = world.tables.users.get(world.tables.patients.get(instance.patient)?.user ?? '')
  if (!patient?.email) return
  const language = patient.language === '' ? 'en-ca' : patient.language
  const step = textIn(language, stepFor(instance, task).name)
  world.mailbox.send({
    to: patient.email,
    subject: subjectIn(language, step, `${by.firstName} ${by.lastName}`),
    link: `${origin}/patient/organizations/${instance.organization}/journeys/${instance.id}/${task.id}`,
    sent_at: iso(at),
  })
  keepMessage(world, instance, { kind: 'fill_in_notice', channel: 'email', sentAt: at })
}
