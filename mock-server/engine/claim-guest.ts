import type { PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { inSameJourney, isInJourney, joinOrganization, ownProfileOf, profilesOf } from './join-journey.ts'
import { endVisit } from './guest.ts'
import { moveStatements } from '../records/statements.ts'

/**
 * Moves what a guest made into an account, and ends the guest (CALL-13). The guest is the person: what the guest did
 * for themselves joins the person's own profile; other profiles change hands as they are.
 * @throws Failure 400 `verification: [in_same_journey]` when the person is in one of the journeys (ERR-09)
 */
export function claimGuest(world: World, guest: UserRow, owner: UserRow): void {
  const { events, invitations, registrationLinks, submissions, uploads, users } = world.tables
  mustNotMeet(world, guest, owner)
  moveProfiles(world, guest, owner)
  for (const one of submissions.values()) if (one.submittedBy === guest.id) one.submittedBy = owner.id
  for (const one of uploads.values()) if (one.by === guest.id) one.by = owner.id
  for (const one of events.values()) if (one.actor === guest.id) one.actor = owner.id
  const registered = [...registrationLinks.values()].flatMap(({ registrations }) =>
    registrations.map(({ invitation }) => invitation),
  )
  for (const one of [...invitations.values(), ...registered]) {
    if (one.acceptedBy === guest.id) one.acceptedBy = owner.id
  }
  moveMemberships(world, guest, owner)
  for (const one of world.tables.consents) if (one.user === guest.id) one.user = owner.id
  owner.consentedPolicies = [...new Set([...owner.consentedPolicies, ...guest.consentedPolicies])]
  if (owner.language === '') owner.language = guest.language
  users.delete(guest.id)
  endVisit(world, guest)
}

const selves = (world: World, user: UserRow) => profilesOf(world, user).filter(({ isSelf }) => isSelf)

/** The guest and the person must not be in the same journey. */
function mustNotMeet(world: World, guest: UserRow, owner: UserRow): void {
  const [own, guests] = [selves(world, owner), selves(world, guest)]
  const theirs = guests.flatMap(({ id }) => world.tables.instances.where('patient', id))
  for (const { definition, cancelledAt } of theirs) {
    if (cancelledAt !== null) continue
    if (isInJourney(world, definition, own)) throw inSameJourney()
  }
}

function moveProfiles(world: World, guest: UserRow, owner: UserRow): void {
  for (const profile of profilesOf(world, guest)) {
    const own = profile.isSelf ? ownProfileOf(world, owner) : undefined
    if (own) mergeProfile(world, profile, own)
    else {
      world.tables.patients.change(profile, { user: owner.id })
      if (profile.isSelf && profile.isSystemCreated) nameAs(profile, owner)
    }
    owner.currentPatient ??= profile.id
  }
}

/** Merges two profiles of one person: the journeys move, and a typed name wins. */
function mergeProfile(world: World, from: PatientRow, into: PatientRow): void {
  const { tables } = world
  moveStatements(world, from.id, into.id)
  for (const one of tables.instances.where('patient', from.id)) {
    const { organization, definition } = one
    tables.instances.change(one, { organization, definition, patient: into.id })
  }
  for (const { rows } of Object.values(tables.records)) {
    for (const one of rows.values()) if (one.patient === from.id) one.patient = into.id
  }
  for (const one of tables.documents.rows.values()) if (one.patient === from.id) one.patient = into.id
  if (into.isSystemCreated && !from.isSystemCreated) {
    nameAs(into, from)
    into.isSystemCreated = false
  }
  tables.patients.delete(from.id)
}

function nameAs(profile: PatientRow, named: { readonly firstName: string; readonly lastName: string }): void {
  profile.firstName = named.firstName
  profile.lastName = named.lastName
}

function moveMemberships(world: World, guest: UserRow, owner: UserRow): void {
  const { memberships, patients } = world.tables
  const own = ownProfileOf(world, owner)?.id
  for (const membership of memberships.of(guest.id)) {
    memberships.remove(membership)
    for (const joined of membership.profiles ?? []) {
      // the guest's own profile may have been merged into the person's
      const profile = patients.has(joined) ? joined : own
      if (profile) joinOrganization(world, owner, { organization: membership.organization, profile })
    }
  }
}
