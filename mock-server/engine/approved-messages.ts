import type { MessageOutcome } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import type { MessageTemplateRow } from '../store/message-template-row.ts'
import { personKey } from '../store/person-note-row.ts'
import type { InstanceRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { keepMessage } from './person-messages.ts'

/** Minimum time between two sendings of one message to the same person, in ms: 24 hours (our decision). */
const pause = 86_400_000

/** Where messages reach the person behind a journey: their email address, else their phone number; null for nowhere. */
export function addressOf({ tables }: World, { patient: id }: Pick<InstanceRow, 'patient'>): string | null {
  const patient = tables.patients.get(id)
  const user = tables.users.get(patient?.user ?? '')
  return user ? (user.email ?? patient?.phone ?? null) : null
}

/**
 * Sends an approved message to the person behind a journey, in their language: by email, or as a text message where
 * they have no email address.
 * @param origin scheme and host of the portal, for the link in the message
 */
export function sendApproved(
  world: World,
  { template, instance }: { template: MessageTemplateRow; instance: InstanceRow },
  origin: string,
): MessageOutcome {
  const { tables, mailbox } = world
  const now = world.clock.now()
  const sentBefore = tables.personMessages.get(personKey(instance.organization, instance.patient)) ?? []
  if (sentBefore.some((one) => one.template === template.id && now - one.sentAt < pause))
    return 'sent_recently'
  const to = addressOf(world, instance)
  const user = tables.users.get(tables.patients.get(instance.patient)?.user ?? '')
  if (!user || to === null) return 'no_address'
  const language = user.language || 'en-ca'
  const from = tables.organizations.get(instance.organization)?.name ?? ''
  const link = `${origin}/`
  mailbox.send({
    to,
    subject: textIn(language, template.subject),
    body: [textIn(language, template.text), from, link].join('\n\n'),
    link,
    sent_at: iso(now),
  })
  const channel = user.email === null ? 'text_message' : 'email'
  keepMessage(world, instance, {
    kind: 'approved_message',
    channel,
    sentAt: now,
    template: template.id,
  })
  return 'sent'
}
