import type { AccessAction, AccessInformation } from '#generated/model/index.ts'
import { partnerLevel, partnershipsOf } from './care-partners.ts'
import type { AccessEventRow } from '../store/access-event-row.ts'
import { uuidOf } from '../store/ids.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

type Actor = Pick<AccessEventRow, 'actorKind' | 'actorName' | 'organization'> & {
  /** A user or a share. */
  readonly id: string
}

type Access = {
  readonly patient: string
  readonly actor: Actor
  readonly action: AccessAction
  readonly information: AccessInformation
  readonly at: number
}

/** Those of the same kind within an hour are one event. */
export const hourOf = (at: number): number => Math.floor(at / 3_600_000)

export type HourlyEvent = Omit<AccessEventRow, 'at' | 'count' | 'report' | 'answer'>

function eventOf({ patient, actor, action, information, at }: Access): HourlyEvent {
  const { id: who, ...shown } = actor
  const parts = ['access-event', patient, who, shown.organization, action, information, hourOf(at)]
  return { ...shown, id: uuidOf(parts.join(':')), patient, action, information }
}

/** Counts one more access of an event. */
export function addEvent({ tables }: World, event: HourlyEvent, at: number): void {
  const before = tables.accessEvents.get(event.id)
  if (!before) {
    tables.accessEvents.set(event.id, { ...event, at, count: 1, report: null, answer: null })
    return
  }
  // Every call comes here for each person it names: replacing the row would be most of the garbage of a list.
  before.at = Math.max(at, before.at)
  before.count += 1
}

export const addAccess = (world: World, access: Access): void => addEvent(world, eventOf(access), access.at)

/** Begins at the edge of a word, because every other digit would be looked at as a beginning. */
const uuid = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** The profiles that ids in an answer belong to, each with the organization of its journey, if the id had one. */
function patientsIn({ tables }: World, text: string, withAccounts: boolean): Map<string, string | null> {
  const { patients, instances, tasks, submissions } = tables
  const found = new Map<string, string | null>()
  const taskOf = (id: string) => tasks.get(id) ?? tasks.get(submissions.get(id)?.task ?? '')
  for (const id of new Set(text.match(uuid))) {
    const instance = instances.get(id) ?? instances.get(taskOf(id)?.instance ?? '')
    if (instance) found.set(instance.patient, instance.organization)
    else if (patients.get(id) && !found.has(id)) found.set(id, null)
    if (!withAccounts) continue
    for (const own of patients.where('user', id)) if (!found.has(own.id)) found.set(own.id, null)
  }
  return found
}

type UserCall = {
  readonly world: World
  readonly user: UserRow
  /** The address of the call and its answer. */
  readonly address: string
  readonly text: () => string
  readonly action: AccessAction
  readonly information: AccessInformation
  readonly at: number
}

/** What a member of a care team, an administrator or a care partner was answered about other people. */
export function userEvents(call: UserCall): readonly HourlyEvent[] {
  const { world, user, address, text, action, information, at } = call
  const isStaff = user.roles.some((role) => role === 'provider' || role === 'admin')
  if (!isStaff && partnershipsOf(world, user.id).length === 0) return []
  const { memberships, patients, instances, organizations } = world.tables
  const caredFor = memberships.of(user.id).flatMap((one) => (one.role === 'provider' ? one.organization : []))
  const named = (address.match(uuid) ?? []).filter((id) => organizations.has(id))
  const actorName = `${user.firstName} ${user.lastName}`.trim()
  const shown = patientsIn(world, `${address} ${text()}`, information === 'account')
  return [...shown].flatMap(([patient, place]) => {
    if (patients.get(patient)?.user === user.id) return []
    const places = [...named, place, ...instances.where('patient', patient).map((one) => one.organization)]
    const cared = places.find((one) => one !== null && caredFor.includes(one)) ?? null
    const isPartner = cared === null && partnerLevel(world, user.id, patient) !== undefined
    // the caller's own account names their active profile
    if (isPartner ? information === 'account' : !isStaff) return []
    const isAdmin = user.roles.includes('admin')
    const organization = cared ?? (isPartner || isAdmin ? null : (caredFor[0] ?? null))
    const staffKind = organization === null ? 'administrator' : 'care_team'
    const actorKind = isPartner ? 'care_partner' : staffKind
    return eventOf({
      patient,
      actor: { id: user.id, actorKind, actorName, organization },
      action,
      information,
      at,
    })
  })
}

/** Logs what the reader of a shared link was answered. */
export function logShareAccess(world: World, bearer: string, action: AccessAction): void {
  const share = [...world.tables.shares.values()].find((one) => one.accesses.has(bearer))
  if (!share) return
  const actorName = share.openings.at(-1)?.recipientName ?? ''
  addAccess(world, {
    patient: share.patient,
    actor: { id: `${share.id}:${actorName}`, actorKind: 'share_recipient', actorName, organization: null },
    action,
    information: 'health_story',
    at: world.clock.now(),
  })
}
