import { Failure } from '../failures.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** The journeys of the profiles that somebody looks after. */
function journeysOf(world: World, user: UserRow) {
  const { instances, patients } = world.tables
  return [...instances.values()].filter(({ patient }) => patients.get(patient)?.user === user.id)
}

/**
 * Moves what a guest made into an account, and ends the guest (CALL-13).
 * @throws Failure 400 `verification: [in_same_journey]` when the person is already in one of the journeys (ERR-09)
 */
export function claimGuest(world: World, guest: UserRow, owner: UserRow): void {
  const { guestSessions, memberships, patients, submissions, users } = world.tables
  const own = new Set(
    journeysOf(world, owner).flatMap(({ definition, cancelledAt }) =>
      cancelledAt === null ? [definition] : [],
    ),
  )
  if (journeysOf(world, guest).some(({ definition }) => own.has(definition))) {
    throw new Failure(400, () => ({ verification: ['in_same_journey'] }))
  }
  for (const patient of patients.values()) {
    if (patient.user !== guest.id) continue
    patient.user = owner.id
    if (patient.firstName === '' && patient.lastName === '') {
      patient.firstName = owner.firstName
      patient.lastName = owner.lastName
    }
  }
  for (const one of submissions.values()) if (one.submittedBy === guest.id) one.submittedBy = owner.id
  for (const membership of memberships.filter(({ user }) => user === guest.id)) {
    const has = memberships.some(
      (one) =>
        one.user === owner.id && one.organization === membership.organization && one.role === 'patient',
    )
    if (has) memberships.splice(memberships.indexOf(membership), 1)
    else membership.user = owner.id
  }
  owner.currentPatient ??= guest.currentPatient
  for (const [token, session] of guestSessions) if (session.user === guest.id) guestSessions.delete(token)
  users.delete(guest.id)
}
