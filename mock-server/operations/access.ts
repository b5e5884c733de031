import type { Caller } from '../engine/care-partners.ts'
import {
  helpsAt,
  isLimitedFor,
  looksAfter,
  partnerLevel,
  profilesLookedAfter,
} from '../engine/care-partners.ts'
import { isOfCareTeam } from '../engine/progress.ts'
import { isWithdrawn } from '../engine/withdrawal.ts'
import type { Failure } from '../failures.ts'
import { forbidden, limitedAccess, notFound, refuse } from '../failures.ts'
import type {
  InstanceRow,
  OrganizationRow,
  PatientRow,
  SubmissionRow,
  TaskRow,
  UserRow,
} from '../store/rows.ts'

type Who = Caller

/**
 * Who sees what, the same for every operation: people see what belongs to the profiles they look after, members
 * of a care team what belongs to their organizations, administrators everything; of people who took their consent
 * back, only they themselves. What one may not see is a 404, so that ids tell nothing. A care partner looks after a
 * profile as far as the operation admits their level.
 */
export const isAdmin = (user: UserRow): boolean => user.roles.includes('admin')

/** Whether the user is on the care team of this organization. */
export const caresAt = ({ world, user }: Who, organization: string): boolean =>
  world.tables.memberships
    .of(user.id)
    .some((one) => one.role === 'provider' && one.organization === organization)

/** Whether the user works with what this organization's patients do. */
export const worksFor = (who: Who, organization: string): boolean =>
  isAdmin(who.user) || caresAt(who, organization)

/** An organization that the caller is on the care team of, or a 404; administrators are on every one. */
export function caredOrganization(who: Who, id: string): OrganizationRow {
  const organization = who.world.tables.organizations.get(id)
  if (!organization || !worksFor(who, id)) throw notFound()
  return organization
}

/** Whether the user belongs to this organization, in the given role or in any. */
export const belongsTo = (
  { world, user }: Who,
  organization: string,
  role?: 'patient' | 'provider',
): boolean =>
  world.tables.memberships
    .of(user.id)
    .some((one) => one.organization === organization && (role === undefined || one.role === role)) ||
  (role !== 'provider' && helpsAt(world, user, organization))

/** A care team sees the profiles that joined its organization or have a journey there, not all of an account. */
export function seesPatient(who: Who, patient: PatientRow): boolean {
  if (looksAfter(who, patient.id)) return true
  if (isWithdrawn(who.world, patient.id)) return false
  if (isAdmin(who.user)) return true
  if (!who.user.roles.includes('provider')) return false
  const { instances, memberships } = who.world.tables
  const joined = memberships
    .of(patient.user)
    .some(
      ({ role, organization, profiles }) =>
        role === 'patient' &&
        (profiles ? profiles.includes(patient.id) : patient.isSelf) &&
        caresAt(who, organization),
    )
  return joined || instances.where('patient', patient.id).some((one) => caresAt(who, one.organization))
}

/** Whether the user sees the journey in this one of their roles. */
export function seesInstanceAs(who: Who, role: 'patient' | 'provider', instance: InstanceRow): boolean {
  if (role === 'provider')
    return caresAt(who, instance.organization) && !isWithdrawn(who.world, instance.patient)
  return looksAfter(who, instance.patient)
}

/** Whether the user sees a journey, as a question to many: who they are is looked up once. */
function seeing(who: Who): (instance: InstanceRow) => boolean {
  const { world, user } = who
  const own = new Set(profilesLookedAfter(who).map(({ id }) => id))
  const caredFor = world.tables.memberships.of(user.id).filter(({ role }) => role === 'provider')
  const organizations = new Set(caredFor.map(({ organization }) => organization))
  const cares = isAdmin(user) ? () => true : (organization: string) => organizations.has(organization)
  return ({ organization, patient }) =>
    (cares(organization) && !isWithdrawn(world, patient)) || own.has(patient)
}

const seesInstance = (who: Who, instance: InstanceRow): boolean => seeing(who)(instance)

/** The filters of a list of journeys. */
type Narrowed = {
  readonly organization?: string | undefined
  readonly patient?: string | undefined
  readonly definition?: string | undefined
  /** One journey alone. */
  readonly id?: string | undefined
}

/** The journeys that the user sees, in the order of making; those of others are not even looked at. */
export function instancesSeen(who: Who, wanted: Narrowed = {}): readonly InstanceRow[] {
  const { organization, patient, definition, id } = wanted
  const isSeen = seeing(who)
  return candidates(who, wanted).filter(
    (one) =>
      (organization === undefined || one.organization === organization) &&
      (patient === undefined || one.patient === patient) &&
      (definition === undefined || one.definition === definition) &&
      (id === undefined || one.id === id) &&
      isSeen(one),
  )
}

/** Few journeys among which those that are wanted are. */
function candidates(who: Who, { organization, patient, definition, id }: Narrowed) {
  const { world, user } = who
  const { instances, memberships } = world.tables
  if (id !== undefined) {
    const one = instances.get(id)
    return one ? [one] : []
  }
  if (patient !== undefined) return instances.where('patient', patient)
  const caredFor = memberships
    .of(user.id)
    .filter(({ role, organization: one }) => role === 'provider' && one === (organization ?? one))
  if (isAdmin(user) || caredFor.length > 0) {
    if (definition !== undefined) return instances.where('definition', definition)
    if (organization !== undefined) return instances.where('organization', organization)
    if (isAdmin(user)) return [...instances.values()]
  }
  const own = profilesLookedAfter(who).flatMap(({ id }) => instances.where('patient', id))
  const cared = caredFor.flatMap((one) => instances.where('organization', one.organization))
  return instances.inOrder([...own, ...cared])
}

/** A 403 for a parent whose access is limited and for a care partner whose level does not suffice, else a 404. */
const refusalTo = (who: Who, patient: string): Failure =>
  isLimitedFor(who, patient) ? limitedAccess() : refusalToPartner(who, patient)

const refusalToPartner = ({ world, user, carePartnerLevel: needed }: Who, patient: string): Failure =>
  needed !== undefined && partnerLevel(world, user.id, patient) !== undefined ? forbidden() : notFound()

/** The profile, or a 404. */
export function patientFor(who: Who, id: string): PatientRow {
  const patient = who.world.tables.patients.get(id)
  if (!patient) throw notFound()
  if (!seesPatient(who, patient)) throw refusalTo(who, id)
  return patient
}

/**
 * A profile that the caller looks after, or a 404; a 403 if the young person alone may now see this. Health records are the person's own: neither a care team nor an
 * administrator reads them unless the person shares them.
 */
export function ownPatientFor(who: Who, id: string): PatientRow {
  const patient = who.world.tables.patients.get(id)
  if (patient?.user !== who.user.id) throw notFound()
  if (isLimitedFor(who, id)) throw limitedAccess()
  return patient
}

/** The journey, or a 404. */
export function instanceFor(who: Who, id: string): InstanceRow {
  const instance = who.world.tables.instances.get(id)
  if (!instance) throw notFound()
  if (!seesInstance(who, instance)) throw refusalTo(who, instance.patient)
  return instance
}

/** Whether the user is shown what the care team does in this journey: patients never are. */
export const seesCareSteps = (who: Who, { organization }: InstanceRow): boolean =>
  isAdmin(who.user) || caresAt(who, organization)

/** Whether the task is for the eyes of the user, who sees the journey. */
export const seesTask = (who: Who, task: Pick<TaskRow, 'activity'>, instance: InstanceRow): boolean =>
  !isOfCareTeam(instance, task) || seesCareSteps(who, instance)

/** The task with its journey, or a 404, with a code for a task removed from an active journey. */
export function taskFor(who: Who, id: string): { task: TaskRow; instance: InstanceRow } {
  const task = who.world.tables.tasks.get(id)
  if (!task) throw notFound()
  const instance = instanceFor(who, task.instance)
  if (!seesTask(who, task, instance)) throw notFound()
  if (task.cancelledAt === null || instance.cancelledAt !== null) return { task, instance }
  throw refuse(
    404,
    {
      'en-ca': 'This step was removed by your care team.',
      'fr-ca': 'Votre équipe de soins a retiré cette étape.',
    },
    { code: 'task_removed' },
  )
}

/** The submission with its task and journey, or a 404. */
export function submissionFor(
  who: Who,
  id: string,
): { submission: SubmissionRow; task: TaskRow; instance: InstanceRow } {
  const submission = who.world.tables.submissions.get(id)
  if (!submission) throw notFound()
  return { submission, ...taskFor(who, submission.task) }
}
