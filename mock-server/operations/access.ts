import { notFound } from '../failures.ts'
import type { InstanceRow, PatientRow, SubmissionRow, TaskRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

type Who = { readonly world: World; readonly user: UserRow }

/**
 * Who sees what, the same for every operation: people see what belongs to the profiles they look after, members
 * of a care team what belongs to their organizations, administrators everything. What one may not see is a 404,
 * so that ids tell nothing.
 */
export const isAdmin = (user: UserRow): boolean => user.roles.includes('admin')

/** Whether the user is on the care team of this organization. */
export const caresAt = ({ world, user }: Who, organization: string): boolean =>
  world.tables.memberships.some(
    (one) => one.user === user.id && one.role === 'provider' && one.organization === organization,
  )

/** Whether the user belongs to this organization, in the given role or in any. */
export const belongsTo = (
  { world, user }: Who,
  organization: string,
  role?: 'patient' | 'provider',
): boolean =>
  world.tables.memberships.some(
    (one) =>
      one.user === user.id && one.organization === organization && (role === undefined || one.role === role),
  )

export function seesPatient(who: Who, patient: PatientRow): boolean {
  if (patient.user === who.user.id || isAdmin(who.user)) return true
  if (!who.user.roles.includes('provider')) return false
  return who.world.tables.memberships.some(
    (one) => one.user === patient.user && one.role === 'patient' && caresAt(who, one.organization),
  )
}

/** Whether the user sees the journey in this one of their roles. */
export function seesInstanceAs(who: Who, role: 'patient' | 'provider', instance: InstanceRow): boolean {
  if (role === 'provider') return caresAt(who, instance.organization)
  return who.world.tables.patients.get(instance.patient)?.user === who.user.id
}

export function seesInstance(who: Who, instance: InstanceRow): boolean {
  return (
    isAdmin(who.user) || seesInstanceAs(who, 'patient', instance) || seesInstanceAs(who, 'provider', instance)
  )
}

/** The profile, or a 404. */
export function patientFor(who: Who, id: string): PatientRow {
  const patient = who.world.tables.patients.get(id)
  if (!patient || !seesPatient(who, patient)) throw notFound()
  return patient
}

/** The journey, or a 404. */
export function instanceFor(who: Who, id: string): InstanceRow {
  const instance = who.world.tables.instances.get(id)
  if (!instance || !seesInstance(who, instance)) throw notFound()
  return instance
}

/** The task with its journey, or a 404. */
export function taskFor(who: Who, id: string): { task: TaskRow; instance: InstanceRow } {
  const task = who.world.tables.tasks.get(id)
  if (!task) throw notFound()
  return { task, instance: instanceFor(who, task.instance) }
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
