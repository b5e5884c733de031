import type { Call, CallContext, Operations } from '../contract.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { openStep, statusOf } from '../engine/journeys.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import { holds } from '../forms/visibility.ts'
import { stepOf } from '../store/journey-definition.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow } from '../store/rows.ts'
import { instanceFor, seesInstance, seesInstanceAs } from './access.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { answersOf, matchesVariable, typeOf } from './variables.ts'
import { instanceView, patientReference } from './views.ts'

const sortKeys = (locale: CallContext['locale']) => ({
  enrolled_at: ({ enrolledAt }: InstanceRow) => enrolledAt,
  process_definition_name: (instance: InstanceRow) => textIn(locale, definitionOf(instance).name),
})

const textsOf = ({ world, locale }: CallContext, instance: InstanceRow) => [
  textIn(locale, definitionOf(instance).name),
  patientReference(world, instance.patient).display_name,
]

/** What both lists look for. */
type Wanted = Pick<
  Call<'filterProcessInstances'>['body'],
  'organization' | 'patient' | 'process_definition' | 'status__in' | 'search'
>

function instancesLike(
  call: Call<'listProcessInstances'> | Call<'filterProcessInstances'>,
  { organization, patient, process_definition: definition, status__in: statuses, search }: Wanted,
): readonly InstanceRow[] {
  const rows = [...call.world.tables.instances.values()].filter(
    (one) =>
      seesInstance(call, one) &&
      (organization === undefined || one.organization === organization) &&
      (patient === undefined || one.patient === patient) &&
      (definition === undefined || one.definition === definition) &&
      (statuses === undefined || statuses.includes(statusOf(call.world, one))),
  )
  return searched(rows, search, (one) => textsOf(call, one))
}

function ongoing(
  call: Call<'addProcessInstanceExecution'> | Call<'cancelProcessInstanceActivity'>,
): InstanceRow {
  const instance = instanceFor(call, call.params.id)
  if (instance.completedAt === null && instance.cancelledAt === null) return instance
  throw conflict({ 'en-ca': 'The journey is over.', 'fr-ca': 'Le parcours est terminé.' }, 'journey_over')
}

export const processInstances = {
  listProcessInstances: (call) => {
    const { ordering, completed_at__isnull: unfinished, my_role_type: role, ...wanted } = call.query
    const rows = instancesLike(call, wanted).filter(
      (one) =>
        (unfinished === undefined || (one.completedAt === null) === unfinished) &&
        (role === undefined || seesInstanceAs(call, role, one)),
    )
    return pageOf(call, ordered(rows, ordering, sortKeys(call.locale)), (one) => instanceView(one, call))
  },

  filterProcessInstances: (call) => {
    const { variables = [], ...wanted } = call.body
    const rows = instancesLike(call, wanted).filter((one) =>
      variables.every((condition) => matchesVariable(one.variables[condition.name], condition)),
    )
    return pageOf(call, ordered(rows, call.query.ordering, sortKeys(call.locale)), (one) =>
      instanceView(one, call),
    )
  },

  getProcessInstance: (call) => instanceView(instanceFor(call, call.params.id), call),

  deleteProcessInstance: (call) => {
    const { instances, tasks, submissions } = call.world.tables
    const { id } = instanceFor(call, call.params.id)
    for (const task of tasks.values()) {
      if (task.instance !== id) continue
      if (task.submission !== null) submissions.delete(task.submission)
      tasks.delete(task.id)
    }
    instances.delete(id)
  },

  addProcessInstanceExecution: (call) => {
    const { world, body } = call
    const instance = ongoing(call)
    const step = stepOf(definitionOf(instance), body.activity_id)
    if (!step) {
      throw invalidField('activity_id', {
        'en-ca': 'The journey has no such activity.',
        'fr-ca': 'Le parcours n’a pas cette activité.',
      })
    }
    const at = world.pool.now()
    if (body.instruction_type === 'startBeforeActivity') {
      openStep(world, instance, step.activity, at)
    } else {
      const answers = answersOf(instance.variables)
      for (const { activity, when } of step.next) {
        if (!when || holds(when, answers)) openStep(world, instance, activity, at)
      }
    }
    return instanceView(instance, call)
  },

  // the task vanishes; the journey is not finished by it, but may have no open step any more
  cancelProcessInstanceActivity: (call) => {
    const { world, body } = call
    const instance = ongoing(call)
    const task = world.tables.tasks.get(body.task)
    if (!task || task.instance !== instance.id) {
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
    world.tables.tasks.delete(task.id)
    return instanceView(instance, call)
  },

  getProcessInstanceVariable: (call) => {
    const { variable_name: name } = call.params
    const { variables } = instanceFor(call, call.params.id)
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (value === undefined) throw notFound()
    return { name, value, type: typeOf(value) }
  },

  updateProcessInstanceVariable: (call) => {
    const { name, value, type = typeOf(value) } = call.body
    const instance = instanceFor(call, call.params.id)
    if (type !== typeOf(value)) {
      throw invalidField('type', {
        'en-ca': `The value is of type ${typeOf(value)}.`,
        'fr-ca': `La valeur est de type ${typeOf(value)}.`,
      })
    }
    instance.variables[name] = value
    return { name, value, type }
  },
} satisfies Partial<Operations>
