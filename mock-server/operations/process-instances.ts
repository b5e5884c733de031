import type { Call, CallContext, Operations } from '../contract.ts'
import { changesBetween } from '../engine/audit.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { missingFor } from '../engine/incidents.ts'
import { isOngoing } from '../engine/join-journey.ts'
import { cancelTask, leaveJourney, openFollowing, openStep } from '../engine/journeys.ts'
import { openPatientTasksOf, statusOf, taskStatus, tasksOf } from '../engine/progress.ts'
import { removeJourney } from '../engine/remove-journey.ts'
import { answersOf } from '../engine/variables.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import { foundRows } from '../store/found-rows.ts'
import type { JourneyStep } from '../store/journey-definition.ts'
import { audienceOf, stepOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow, UserRow } from '../store/rows.ts'
import { instanceFor, instancesSeen, seesCareSteps, seesInstanceAs } from './access.ts'
import { recordInstanceAudit } from './instance-audit.ts'
import { instanceViewFor, needText } from './instance-facts.ts'
import { ordered, pageOf, searched, withoutPage } from './lists.ts'
import { activityView, instanceView } from './journey-views.ts'
import { patientReference } from './views.ts'

const sortKeys = ({ world, locale }: CallContext) => ({
  enrolled_at: ({ enrolledAt }: InstanceRow) => enrolledAt,
  process_definition_name: (instance: InstanceRow) => textIn(locale, definitionOf(instance).name),
  open_task_count: (instance: InstanceRow) => openPatientTasksOf(world, instance).length,
})

const textsOf = ({ world, locale }: CallContext, instance: InstanceRow) => [
  textIn(locale, definitionOf(instance).name),
  patientReference(world, instance.patient).display_name,
]

const found = foundRows<InstanceRow>('journeys')

/** The rows of a list, for all pages. */
const foundFor = (
  { world, user, locale }: CallContext & { readonly user: UserRow },
  asked: Call<'listProcessInstances'>['query'],
  find: () => readonly InstanceRow[],
) => found(world, [user.id, locale, withoutPage(asked)], find)

function instancesLike(call: Call<'listProcessInstances'>): readonly InstanceRow[] {
  const { organization, patient, process_definition: definition, status__in: statuses, search } = call.query
  const rows = instancesSeen(call, { organization, patient, definition }).filter(
    (one) => statuses === undefined || statuses.includes(statusOf(call.world, one)),
  )
  return searched(rows, search, (one) => textsOf(call, one))
}

/** The journey, if it is active. */
function ongoing(instance: InstanceRow): InstanceRow {
  if (isOngoing(instance)) return instance
  throw conflict({ 'en-ca': 'The journey is over.', 'fr-ca': 'Le parcours est terminé.' }, 'journey_over')
}

/** The journey as its care team has it, or a 404: a patient who cares elsewhere does not run their own journey. */
function careInstanceFor(who: CallContext & { user: UserRow }, id: string): InstanceRow {
  const instance = instanceFor(who, id)
  if (!seesCareSteps(who, instance)) throw notFound()
  return instance
}

/** @throws Failure 409 for a step that is open, done and not repeatable, or that lacks a variable */
function checkStart(
  call: Call<'addProcessInstanceExecution'>,
  instance: InstanceRow,
  step: JourneyStep,
): void {
  const states = tasksOf(call.world, instance.id)
    .filter(({ activity }) => activity === step.activity)
    .map(taskStatus)
  if (states.includes('open')) {
    throw conflict(
      { 'en-ca': 'This step is open already.', 'fr-ca': 'Cette étape est déjà ouverte.' },
      'already_open',
    )
  }
  if (states.includes('completed') && !step.repeatable) {
    throw conflict(
      {
        'en-ca': 'This step was done and is done once only.',
        'fr-ca': 'Cette étape ne se fait qu’une fois.',
      },
      'already_done',
    )
  }
  const missing = missingFor(instance, step)
  if (missing) throw conflict(needText(missing), 'variable_missing')
}

export const processInstances = {
  listProcessInstances: (call) => {
    const { ordering, completed_at__isnull: unfinished, my_role_type: role } = call.query
    const rows = foundFor(call, call.query, () => {
      const like = instancesLike(call).filter(
        (one) =>
          (unfinished === undefined || (one.completedAt === null) === unfinished) &&
          (role === undefined || seesInstanceAs(call, role, one)),
      )
      return ordered(like, ordering, sortKeys(call))
    })
    return pageOf(call, rows, (one) => instanceView(one, call))
  },

  getProcessInstance: (call) => instanceViewFor(instanceFor(call, call.params.id), call),

  deleteProcessInstance: (call) => {
    const instance = instanceFor(call, call.params.id)
    recordInstanceAudit(call, instance, 'deleted')
    removeJourney(call.world, instance.id)
  },

  listProcessInstanceActivities: (call) => {
    const { audience } = call.query
    const instance = careInstanceFor(call, call.params.id)
    const { steps } = definitionOf(instance)
    const wanted = steps.filter((step) => audience === undefined || audienceOf(step) === audience)
    return pageOf(call, wanted, (step) => activityView(step, instance, call))
  },

  addProcessInstanceExecution: (call) => {
    const { world, body, user } = call
    const instance = ongoing(careInstanceFor(call, call.params.id))
    const step = stepOf(definitionOf(instance), body.activity_id)
    if (!step) {
      throw invalidField('activity_id', {
        'en-ca': 'The journey has no such activity.',
        'fr-ca': 'Le parcours n’a pas cette activité.',
      })
    }
    const opening = { at: world.clock.now(), by: user.id }
    if (body.instruction_type === 'startBeforeActivity') {
      checkStart(call, instance, step)
      openStep(world, instance, step.activity, opening)
    } else openFollowing(world, instance, step, { ...opening, answers: answersOf(instance.variables) })
    const { activity_id: activity, instruction_type: instruction } = body
    const told = changesBetween(undefined, { activity, instruction }, ['activity', 'instruction'])
    recordInstanceAudit(call, instance, 'started', told)
    return instanceViewFor(instance, call)
  },

  cancelProcessInstanceActivity: (call) => {
    const { world, body, user } = call
    const instance = ongoing(careInstanceFor(call, call.params.id))
    const task = world.tables.tasks.get(body.task)
    if (!task || task.instance !== instance.id || task.cancelledAt !== null) {
      throw invalidField('task', {
        'en-ca': 'The journey has no such task.',
        'fr-ca': 'Le parcours n’a pas cette tâche.',
      })
    }
    if (task.completedAt !== null) {
      const { name } = stepFor(instance, task)
      throw conflict(
        {
          'en-ca': `${textIn('en-ca', name)} is already completed.`,
          'fr-ca': `${textIn('fr-ca', name)} : cette étape est déjà terminée.`,
        },
        'already_completed',
      )
    }
    cancelTask(world, task, { at: world.clock.now(), by: user.id })
    const { activity } = task
    recordInstanceAudit(call, instance, 'cancelled', changesBetween({ activity }, undefined, ['activity']))
    return instanceViewFor(instance, call)
  },

  leaveProcessInstance: (call) => {
    const { world, body, user } = call
    const instance = ongoing(instanceFor(call, call.params.id))
    const reason = body.reason?.trim() || null
    leaveJourney(world, instance, { at: world.clock.now(), by: user.id, reason })
    return instanceView(instance, call)
  },
} satisfies Partial<Operations>
