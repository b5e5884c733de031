import type { PersonMessageKind } from '#generated/model/index.ts'
import type { PersonMessageRow } from '../store/person-message-row.ts'
import { personKey } from '../store/person-note-row.ts'
import type { InstanceRow, PatientRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

type Sent = Omit<PersonMessageRow, 'kind'> & { readonly kind: PersonMessageKind }

/** Keeps that a message was sent about a journey; never what it said. */
export function keepMessage(
  world: World,
  { organization, patient }: Pick<InstanceRow, 'organization' | 'patient'>,
  message: Omit<PersonMessageRow, 'id'>,
): void {
  const { personMessages } = world.tables
  const key = personKey(organization, patient)
  const row = { ...message, id: world.newId('person-message') }
  personMessages.set(key, [...(personMessages.get(key) ?? []), row])
}

/** The invitations that this person accepted, and the open ones to their own address. */
function invitationsTo({ tables }: World, organization: string, patient: PatientRow): Sent[] {
  const email = patient.isSelf ? tables.users.get(patient.user)?.email?.toLowerCase() : undefined
  return [...tables.invitations.values()].flatMap((one): Sent[] => {
    if (one.organization !== organization || one.lastSentAt === null) return []
    const joined = one.instance === null ? undefined : tables.instances.get(one.instance)?.patient
    const isTheirs = joined === undefined ? one.email.toLowerCase() === email : joined === patient.id
    return isTheirs ? [{ id: one.id, kind: 'invitation', channel: 'email', sentAt: one.lastSentAt }] : []
  })
}

/** What was sent to a person for an organization, newest first. */
export const messagesTo = (world: World, organization: string, patient: PatientRow): Sent[] =>
  [
    ...invitationsTo(world, organization, patient),
    ...(world.tables.personMessages.get(personKey(organization, patient.id)) ?? []),
  ].toSorted((a, b) => b.sentAt - a.sentAt)
