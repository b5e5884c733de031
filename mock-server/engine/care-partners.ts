import type { CarePartnerLevel } from '#generated/model/index.ts'
import type { CarePartnershipRow } from '../store/care-partnership-row.ts'
import type { PatientRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { isOver } from './care-team-shares.ts'
import { ownProfileOf, profilesOf } from './join-journey.ts'
import { parentAccessOf } from './parent-access.ts'
import { isWithdrawn } from './withdrawal.ts'

const ranks: Readonly<Record<CarePartnerLevel, number>> = { read: 0, fill_in: 1, manage: 2 }

/** Who calls, and the level that a care partner needs for the operation; without one it admits none. */
export type Caller = {
  readonly world: World
  readonly user: UserRow
  readonly carePartnerLevel?: CarePartnerLevel | undefined
  /** Whether the operation is closed to parents whose access is limited. */
  readonly isClosedToLimited?: boolean
}

/** The active partnerships of a user, without those of people who withdrew their consent. */
export const partnershipsOf = (world: World, user: string): readonly CarePartnershipRow[] =>
  world.tables.carePartnerships
    .where('partner', user)
    .filter(({ status, patient }) => status === 'active' && !isWithdrawn(world, patient))

/** The open invitations to help that were sent to the user's address. */
export const invitationsToHelp = (world: World, { email, isGuest }: UserRow): readonly CarePartnershipRow[] =>
  email === null || isGuest
    ? []
    : world.tables.carePartnerships
        .where('email', email.toLowerCase())
        .filter(
          ({ status, partner, patient }) =>
            status === 'invited' && partner === null && !isWithdrawn(world, patient),
        )

/** What the user may do for this profile as a care partner; undefined for everyone else. */
export const partnerLevel = (world: World, user: string, patient: string): CarePartnerLevel | undefined =>
  partnershipsOf(world, user).find((one) => one.patient === patient)?.level

const suffices = (level: CarePartnerLevel, needed: CarePartnerLevel): boolean => ranks[level] >= ranks[needed]

/**
 * Whether the user looks after the profile of a young person, or was invited to by who does, and sees less of it from
 * an age on. A young person's own profile and their own care partners are not limited.
 */
export function isLimitedFor({ world, user }: Caller, patient: string): boolean {
  const row = world.tables.patients.get(patient)
  if (!row || (row.user !== user.id && partnerLevel(world, user.id, patient) === undefined)) return false
  return parentAccessOf(world, row)?.level === 'limited'
}

const isClosed = (caller: Caller, patient: string): boolean =>
  caller.isClosedToLimited === true && isLimitedFor(caller, patient)

/** Whether the profile is the user's, or the user is a care partner who may call the operation. */
export function looksAfter(caller: Caller, patient: string): boolean {
  const { world, user, carePartnerLevel: needed } = caller
  if (isClosed(caller, patient)) return false
  if (world.tables.patients.get(patient)?.user === user.id) return true
  const level = needed && partnerLevel(world, user.id, patient)
  return level !== undefined && suffices(level, needed ?? 'manage')
}

/** The profiles that `looksAfter` is true for: the user's, then those whom they help. */
export function profilesLookedAfter(caller: Caller): PatientRow[] {
  const { world, user, carePartnerLevel: needed } = caller
  const helped = partnershipsOf(world, user.id).flatMap(({ patient, level }) =>
    needed !== undefined && suffices(level, needed) ? (world.tables.patients.get(patient) ?? []) : [],
  )
  return [...profilesOf(world, user), ...helped].filter(({ id }) => !isClosed(caller, id))
}

/** The organizations of a profile: those that it joined or has a journey in. */
function organizationsOfProfile({ tables }: World, { id, user, isSelf }: PatientRow): Set<string> {
  const joined = tables.memberships
    .of(user)
    .filter(({ role, profiles }) => role === 'patient' && (profiles ? profiles.includes(id) : isSelf))
  return new Set(
    [...joined, ...tables.instances.where('patient', id)].map(({ organization }) => organization),
  )
}

/** Whether the user helps someone of this organization. */
export const helpsAt = (world: World, user: UserRow, organization: string): boolean =>
  partnershipsOf(world, user.id).some(({ patient }) => {
    const row = world.tables.patients.get(patient)
    return row !== undefined && organizationsOfProfile(world, row).has(organization)
  })

/** Ends a partnership; the partner's active profile becomes their own. */
export function endPartnership({ tables, ...world }: World, row: CarePartnershipRow): CarePartnershipRow {
  const ended = { ...row, status: 'ended' } as const
  tables.carePartnerships.set(row.id, ended)
  const partner = tables.users.get(row.partner ?? '')
  if (partner?.currentPatient === row.patient) {
    partner.currentPatient = null
    partner.currentPatient = ownProfileOf({ tables, ...world }, partner)?.id ?? null
  }
  return ended
}

/** Ends the partnerships and invitations whose last day is over by the world's clock. */
export function endDuePartnerships(world: World): void {
  for (const row of world.tables.carePartnerships.values()) {
    if (row.status !== 'ended' && row.until !== null && isOver(world, row.until)) endPartnership(world, row)
  }
}

/** Ends those of a closed account, on both sides. */
export function endPartnershipsOf(world: World, user: UserRow): void {
  const profiles = new Set(profilesOf(world, user).map(({ id }) => id))
  for (const row of world.tables.carePartnerships.values()) {
    const isOfUser = profiles.has(row.patient) || row.partner === user.id
    if (isOfUser && row.status !== 'ended') endPartnership(world, row)
  }
}
