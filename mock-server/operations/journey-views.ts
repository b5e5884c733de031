import type {
  CareTeamContact,
  EnrolmentReference,
  JourneyActivity,
  JourneyEvent,
  Language,
  LocalizedText,
  ProcessDefinition,
  ProcessInstance,
  SubmissionReference,
  Task,
  TaskReference,
  UpcomingStep,
} from '#generated/model/index.ts'
import { lastActivityOf, latestSubmissionOf, overdueCountsOf } from '../engine/activity.ts'
import { shownBanner } from '../engine/banners.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { isMet } from '../engine/incidents.ts'
import { isOngoing } from '../engine/join-journey.ts'
import { offeringOf } from '../engine/offerings.ts'
import {
  isOfCareTeam,
  openPatientTasksOf,
  progressOf,
  statusOf,
  stepCountOf,
  taskStatus,
  tasksOf,
  upcomingSteps,
} from '../engine/progress.ts'
import { alertLevel, alertsOf } from '../forms/visibility.ts'
import { accountOf } from '../store/accounts.ts'
import { iso } from '../store/clock.ts'
import type { JourneyDefinition, JourneyStep } from '../store/journey-definition.ts'
import { audienceOf, stepOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { EventRow, InstanceRow, PatientRow, SubmissionRow, TaskRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { shownDraft } from './answering.ts'
import type { Context } from './views.ts'
import { isoOrNull, patientReference, personReference, pictureAt } from './views.ts'

/** How journeys, their tasks and events look on the wire, in the caller's language. */

const textOrNull = (locale: Language, text: LocalizedText | null) =>
  text === null ? null : textIn(locale, text)

/** The patient's enrolment in this definition: the active one, or else the latest. */
function enrolmentOf(world: World, definition: string, patient: PatientRow): EnrolmentReference | null {
  const own = world.tables.instances.where('patient', patient.id)
  const all = own.filter((one) => one.definition === definition)
  const found = all.find(isOngoing) ?? all.toSorted((a, b) => b.enrolledAt - a.enrolledAt)[0]
  if (!found) return null
  return { process_instance: found.id, status: statusOf(world, found), is_ongoing: isOngoing(found) }
}

function bannerView({ banner }: JourneyDefinition, { world, locale, origin }: Context) {
  const { path, alt } = shownBanner(world, banner)
  return { banner_image: pictureAt(origin, path), banner_alt: textOrNull(locale, alt) }
}

/** A definition with the state of a patient; without one, no enrolment is included. */
export function definitionView(
  definition: JourneyDefinition,
  { patient, isRecommended }: { patient: PatientRow | undefined; isRecommended: boolean },
  { world, locale, origin }: Context,
): ProcessDefinition {
  return {
    id: definition.id,
    key: definition.key,
    name: textIn(locale, definition.name),
    description: textIn(locale, definition.description),
    ...bannerView(definition, { world, locale, origin }),
    languages: offeringOf(world, definition).languages,
    organization: definition.organization,
    step_count: stepCountOf(definition),
    next_task_modal: definition.nextTaskModal,
    audience: textIn(locale, definition.audience),
    estimated_weeks: definition.estimatedWeeks,
    is_monitored: definition.isMonitored,
    monitoring_note: textOrNull(locale, definition.monitoringNote),
    recommendation: isRecommended ? textOrNull(locale, definition.recommendation) : null,
    enrolment: patient ? enrolmentOf(world, definition.id, patient) : null,
  }
}

const careTeamView = ({ careTeam }: JourneyDefinition, locale: Language): CareTeamContact => ({
  name: textIn(locale, careTeam.name),
  contact_name: careTeam.contactName,
  phone: careTeam.phone,
  email: careTeam.email,
  hours: textOrNull(locale, careTeam.hours),
})

const stepView = (
  { step, opensAt }: ReturnType<typeof upcomingSteps>[number],
  locale: Language,
): UpcomingStep => ({
  activity_id: step.activity,
  name: textIn(locale, step.name),
  kind: step.kind,
  estimated_minutes: step.estimatedMinutes,
  opens_at: isoOrNull(opensAt),
})

/** The most urgent task, the oldest of those that are equally urgent (CALL-41). */
function nextTask(tasks: readonly TaskRow[], instance: InstanceRow, locale: Language): TaskReference | null {
  const [task] = tasks.toSorted((a, b) => b.priority - a.priority)
  if (!task) return null
  const step = stepFor(instance, task)
  return { id: task.id, name: textIn(locale, step.name), kind: step.kind, due_at: isoOrNull(task.dueAt) }
}

export function instanceView(instance: InstanceRow, { world, locale, origin }: Context): ProcessInstance {
  const definition = definitionOf(instance)
  const { tables } = world
  /** Who looks after the profile. */
  const carer = tables.patients.get(instance.patient)?.user ?? ''
  const open = openPatientTasksOf(world, instance)
  const overdue = overdueCountsOf(world, instance)
  return {
    id: instance.id,
    variables: { ...instance.variables },
    process_definition_name: textIn(locale, definition.name),
    ...bannerView(definition, { world, locale, origin }),
    process_definition_next_task_modal: definition.nextTaskModal,
    process_definition: definition.id,
    organization: instance.organization,
    patient: patientReference(world, instance.patient),
    status: statusOf(world, instance),
    enrolled_at: iso(instance.enrolledAt),
    completed_at: isoOrNull(instance.completedAt),
    progress: progressOf(world, instance),
    open_task_count: open.length,
    is_monitored: definition.isMonitored,
    description: textIn(locale, definition.description),
    camunda_id: instance.camundaId,
    start_variables: { ...instance.startVariables },
    cancelled_at: isoOrNull(instance.cancelledAt),
    next_task: nextTask(open, instance, locale),
    upcoming_steps: upcomingSteps(world, instance).map((one) => stepView(one, locale)),
    care_team: careTeamView(definition, locale),
    monitoring_note: textOrNull(locale, definition.monitoringNote),
    estimated_weeks: definition.estimatedWeeks,
    languages: definition.languages,
    contact_language: tables.users.get(carer)?.language || null,
    account_closed_at: isoOrNull(accountOf(tables, carer).closedAt),
    last_activity_at: iso(lastActivityOf(world, instance)),
    overdue_task_count: overdue.patient,
    overdue_care_team_task_count: overdue.provider,
    latest_submission: latestSubmission(instance, { world, locale }),
  }
}

function latestSubmission(
  instance: InstanceRow,
  { world, locale }: Pick<Context, 'world' | 'locale'>,
): SubmissionReference | null {
  const latest = latestSubmissionOf(world, instance)
  return latest ? submissionReference(latest, instance, locale) : null
}

export const submissionReference = (
  { task, submission }: { task: TaskRow; submission: SubmissionRow },
  instance: InstanceRow,
  locale: Language,
): SubmissionReference => ({
  id: submission.id,
  task: task.id,
  task_name: textIn(locale, stepFor(instance, task).name),
  submitted_at: iso(submission.submittedAt),
})

export function taskView(
  task: TaskRow,
  instance: InstanceRow,
  { world, locale, user }: Context & { readonly user: UserRow },
): Task {
  const definition = definitionOf(instance)
  const step = stepFor(instance, task)
  const submission = task.submission === null ? undefined : world.tables.submissions.get(task.submission)
  return {
    id: task.id,
    name: textIn(locale, step.name),
    created_at: iso(task.createdAt),
    completed_at: isoOrNull(task.completedAt),
    process_instance: instance.id,
    organization: instance.organization,
    process_definition_name: textIn(locale, definition.name),
    kind: step.kind,
    description: textIn(locale, step.description),
    priority: task.priority,
    due_at: isoOrNull(task.dueAt),
    estimated_minutes: step.estimatedMinutes,
    patient: patientReference(world, instance.patient),
    submission: task.submission,
    draft_updated_at: isoOrNull(shownDraft({ world, user }, task, instance)?.updatedAt ?? null),
    filled_in_by: isOfCareTeam(instance, task)
      ? []
      : [...task.careDrafts.keys()].map((id) => personReference(world, id)),
    status: taskStatus(task),
    cancelled_at: isoOrNull(task.cancelledAt),
    activity_id: task.activity,
    audience: audienceOf(step),
    repeat: step.repeat ? { number: task.number, total: step.repeat.times } : null,
    languages: definition.languages,
    alert_level: submission ? alertLevel(alertsOf(submission.definition, submission.formData)) : null,
  }
}

/** A step as the care team can start it. What was cancelled counts as never started. */
export function activityView(
  step: JourneyStep,
  instance: InstanceRow,
  { world, locale }: Pick<Context, 'world' | 'locale'>,
): JourneyActivity {
  const definition = definitionOf(instance)
  const tasks = tasksOf(world, instance.id)
  const own = tasks.filter((task) => task.activity === step.activity && taskStatus(task) !== 'cancelled')
  return {
    activity_id: step.activity,
    name: textIn(locale, step.name),
    description: textIn(locale, step.description),
    kind: step.kind,
    audience: audienceOf(step),
    repeatable: step.repeatable ?? false,
    last_started_at: isoOrNull(own.at(-1)?.createdAt ?? null),
    open_task: own.find((task) => taskStatus(task) === 'open')?.id ?? null,
    needs: (step.needs ?? []).map((need) => ({ ...need, is_met: isMet(instance, need) })),
    following: step.next.flatMap(({ activity, when }) => {
      const following = stepOf(definition, activity)
      if (!following) return []
      return [
        { activity_id: activity, name: textIn(locale, following.name), is_conditional: when !== undefined },
      ]
    }),
  }
}

export function eventView(event: EventRow, instance: InstanceRow, { world, locale }: Context): JourneyEvent {
  const definition = definitionOf(instance)
  const task = event.task === null ? undefined : world.tables.tasks.get(event.task)
  const step = task && stepFor(instance, task)
  return {
    id: event.id,
    type: event.type,
    occurred_at: iso(event.at),
    actor: event.actor === null ? null : personReference(world, event.actor),
    process_instance: instance.id,
    process_definition_name: textIn(locale, definition.name),
    organization: instance.organization,
    patient: patientReference(world, instance.patient),
    task: event.task,
    task_name: step ? textIn(locale, step.name) : null,
    task_kind: step?.kind ?? null,
    submission: event.type === 'task_completed' ? (task?.submission ?? null) : null,
    text: event.text,
    languages: definition.languages,
  }
}
