import { Failure } from '../failures.ts'
import type { PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** Makes somebody a patient of an organization; nothing changes for who is one. */
export function joinOrganization({ tables }: World, user: UserRow, organization: string): void {
  const isMember = tables.memberships.some(
    (one) => one.user === user.id && one.organization === organization && one.role === 'patient',
  )
  if (!isMember) tables.memberships.push({ user: user.id, organization, role: 'patient' })
  // no role at all counts as patient (PROD-08)
  if (user.roles.length > 0 && !user.roles.includes('patient')) user.roles = ['patient', ...user.roles]
}

/** Whether one of these profiles is in the journey now: one that is over or was left can be begun anew. */
export const isInJourney = (
  { tables }: World,
  definition: string,
  patients: readonly PatientRow[],
): boolean =>
  [...tables.instances.values()].some(
    (one) =>
      one.definition === definition &&
      one.completedAt === null &&
      one.cancelledAt === null &&
      patients.some(({ id }) => id === one.patient),
  )

/** The refusal of a journey that somebody is in already (ERR-09). */
export const inSameJourney = () => new Failure(400, () => ({ verification: ['in_same_journey'] }))

export const profilesOf = ({ tables }: World, user: UserRow): PatientRow[] =>
  [...tables.patients.values()].filter((patient) => patient.user === user.id)

/** The profile that stands for the person: the current one of those that do. */
export function ownProfileOf(world: World, user: UserRow): PatientRow | undefined {
  const own = profilesOf(world, user).filter(({ isSelf }) => isSelf)
  return own.find(({ id }) => id === user.currentPatient) ?? own[0]
}
