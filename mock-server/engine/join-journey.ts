import { Failure } from '../failures.ts'
import type { InstanceRow, PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** Makes a profile a patient of an organization, if it is not one yet. */
export function joinOrganization(
  { tables }: World,
  user: UserRow,
  { organization, profile }: { readonly organization: string; readonly profile: string },
): void {
  const membership = tables.memberships
    .of(user.id)
    .find((one) => one.organization === organization && one.role === 'patient')
  if (membership) {
    const own = tables.patients.where('user', user.id).filter(({ isSelf }) => isSelf)
    const before = membership.profiles ?? own.map(({ id }) => id)
    membership.profiles = [...new Set([...before, profile])]
  } else tables.memberships.push({ user: user.id, organization, role: 'patient', profiles: [profile] })
  // no role at all counts as patient (PROD-08)
  if (user.roles.length > 0 && !user.roles.includes('patient')) user.roles = ['patient', ...user.roles]
}

/** Whether a journey is active: neither finished nor cancelled. */
export const isOngoing = ({ completedAt, cancelledAt }: InstanceRow): boolean =>
  completedAt === null && cancelledAt === null

/** The journey that one of these profiles is in now; a finished or cancelled one can be started again. */
export const ongoingJourneyOf = (
  { tables }: World,
  definition: string,
  patients: readonly PatientRow[],
): InstanceRow | undefined =>
  patients
    .flatMap(({ id }) => tables.instances.where('patient', id))
    .find((one) => one.definition === definition && isOngoing(one))

export const isInJourney = (world: World, definition: string, patients: readonly PatientRow[]): boolean =>
  ongoingJourneyOf(world, definition, patients) !== undefined

/** The error for a journey that the person is already in (ERR-09). */
export const inSameJourney = () => new Failure(400, () => ({ verification: ['in_same_journey'] }))

export const profilesOf = ({ tables }: World, user: UserRow): readonly PatientRow[] =>
  tables.patients.where('user', user.id)

/** The person's own profile: the current one, if there are several. */
export function ownProfileOf(world: World, user: UserRow): PatientRow | undefined {
  const own = profilesOf(world, user).filter(({ isSelf }) => isSelf)
  return own.find(({ id }) => id === user.currentPatient) ?? own[0]
}
