import { invalidField, refuse } from '../failures.ts'
import type { InvitationRow, PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { closedFailure, definitionOfInvitation, isSentTo } from './invitations.ts'
import { inSameJourney, isInJourney, joinOrganization, ownProfileOf, profilesOf } from './join-journey.ts'
import { startJourney } from './journeys.ts'
import { recordRegistration } from './registration-links.ts'

/**
 * Lets pass who may answer an invitation with their account. That it is closed is told first: signing in with
 * another account would not help then.
 * @throws Failure 409 when it is closed, 403 `wrong_account` when it was sent to another address
 */
export function mayAnswer(world: World, invitation: InvitationRow, user: UserRow): void {
  const failure = closedFailure(world, invitation)
  if (failure) throw failure
  if (isSentTo(invitation, user)) return
  throw refuse(
    403,
    {
      'en-ca': 'This invitation was sent to another address.',
      'fr-ca': 'Cette invitation a été envoyée à une autre adresse.',
    },
    { code: 'wrong_account' },
  )
}

/**
 * Accepts a pending invitation for a profile of an account (INV-03).
 * @param wanted the profile that joins; without one the current profile, else the person's own
 * @throws Failure 400 for another person's profile (`patient`), and for one that is in the journey (ERR-09)
 */
export function acceptInvitation(
  world: World,
  invitation: InvitationRow,
  user: UserRow,
  wanted: string | null,
): void {
  const profiles = profilesOf(world, user)
  const patient =
    wanted === null
      ? (profiles.find(({ id }) => id === user.currentPatient) ?? ownProfileOf(world, user))
      : profiles.find(({ id }) => id === wanted)
  if (!patient && wanted !== null) {
    throw invalidField('patient', {
      'en-ca': 'There is no such profile.',
      'fr-ca': 'Ce profil n’existe pas.',
    })
  }
  const definition = definitionOfInvitation(world, invitation)
  if (patient && definition && isInJourney(world, definition.id, [patient])) throw inSameJourney()
  join(world, invitation, { user, patient: patient ?? newOwnProfile(world, user) })
}

/** Marks the invitation as accepted and starts its journey for the profile. */
export function join(
  world: World,
  invitation: InvitationRow,
  { user, patient }: { user: UserRow; patient: PatientRow },
): void {
  const definition = definitionOfInvitation(world, invitation)
  joinOrganization(world, user, { organization: invitation.organization, profile: patient.id })
  invitation.status = 'ACCEPTED'
  invitation.acceptedBy = user.id
  if (!definition) return
  const id = world.newId('journey')
  startJourney(world, { id, definition, patient: patient.id, at: world.clock.now(), by: user.id })
  invitation.instance = id
  recordRegistration(world, invitation)
}

/** Creates a profile for a person without one, with the parts of the name that are known (GATE-11). */
export function newOwnProfile({ tables, newId }: World, user: UserRow): PatientRow {
  const patient: PatientRow = {
    id: newId('patient'),
    user: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    isSelf: true,
    isSystemCreated: true,
  }
  tables.patients.set(patient.id, patient)
  user.currentPatient ??= patient.id
  return patient
}
