import { z } from 'zod/mini'
import type { InvitationFinding, InvitationOutcome, Language } from '#generated/model/index.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'
import type { InvitationRow, OrganizationRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { statusAt } from './invitations.ts'
import { isOngoing } from './join-journey.ts'
import { sendInvitation } from './send-invitation.ts'
import { newSecret } from './shares.ts'

type Offer = { readonly organization: OrganizationRow; readonly definition: JourneyDefinition }
type Typed = Offer & { readonly emails: readonly string[] }

const address = z.email().check(z.regex(/^.{1,64}@/))
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** The lower-case addresses of everyone who is in the journey now. */
function enrolledIn({ tables }: World, definition: string): ReadonlySet<string> {
  const emails = new Set<string>()
  for (const instance of tables.instances.values()) {
    if (instance.definition !== definition || !isOngoing(instance)) continue
    const owner = tables.patients.get(instance.patient)?.user
    const email = owner === undefined ? null : tables.users.get(owner)?.email
    if (email) emails.add(email.toLowerCase())
  }
  return emails
}

/** The addresses, in small letters, with an open invitation to the journey. */
function invitedTo({ tables, clock }: World, { organization, definition }: Offer): ReadonlySet<string> {
  const now = clock.now()
  const open = [...tables.invitations.values()].filter(
    (one) =>
      one.organization === organization.id &&
      one.definition === definition.id &&
      statusAt(one, now) === 'PENDING',
  )
  return new Set(open.map(({ email }) => email.toLowerCase()))
}

/**
 * What each address is to the journey, in their order. Addresses are the same in any case of letters; blanks and
 * invisible characters around them do not count. Being in the journey already
 * counts before an open invitation.
 */
export function findingsOf(world: World, { emails, ...offer }: Typed): InvitationFinding[] {
  const enrolled = enrolledIn(world, offer.definition.id)
  const invited = invitedTo(world, offer)
  const seen = new Set<string>()
  return emails.map((typed) => {
    const email = typed.replaceAll(AROUND, '')
    const key = email.toLowerCase()
    if (!z.safeParse(address, email).success) return { email, finding: 'invalid' }
    if (seen.has(key)) return { email, finding: 'duplicate' }
    seen.add(key)
    if (enrolled.has(key)) return { email, finding: 'already_enrolled' }
    return { email, finding: invited.has(key) ? 'already_invited' : 'new' }
  })
}

type Wanted = Typed & { readonly language: Language; readonly by: string }

/**
 * Invites whoever can be invited; the others are told why not. A message that is not taken just now leaves nothing
 * behind, so that it can be tried again.
 * @param origin scheme and host that the links of the messages lead to
 */
export function invitePeople(world: World, origin: string, wanted: Wanted): InvitationOutcome[] {
  const { organization, definition, language, by } = wanted
  return findingsOf(world, wanted).map(({ email, finding }) => {
    if (finding !== 'new') return { email, outcome: finding, invitation: null }
    if (!world.mailbox.takes(email)) return { email, outcome: 'not_sent', invitation: null }
    const invitation: InvitationRow = {
      id: world.newId('invitation'),
      token: newSecret(16),
      status: 'PENDING',
      email,
      organization: organization.id,
      definition: definition.id,
      language,
      lastSentAt: null,
      bouncedAt: null,
      resentAt: [],
      expiresAt: null,
      sentBy: by,
      acceptedBy: null,
      instance: null,
    }
    world.tables.invitations.set(invitation.id, invitation)
    sendInvitation(world, origin, invitation)
    return { email, outcome: 'invited', invitation: invitation.id }
  })
}
