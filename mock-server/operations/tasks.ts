import type { TaskDraftConflict } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { completeTask } from '../engine/complete-task.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { Failure, conflict, invalid, invalidField } from '../failures.ts'
import { checkAnswers } from '../forms/check-answers.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import type { DraftRow, InstanceRow, TaskRow } from '../store/rows.ts'
import { seesInstance, taskFor } from './access.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched } from './lists.ts'
import { draftView, taskView } from './views.ts'

type TaskInJourney = { readonly task: TaskRow; readonly instance: InstanceRow }

const sortKeys = {
  priority: ({ task }) => task.priority,
  created_at: ({ task }) => task.createdAt,
  due_at: ({ task }) => task.dueAt,
  completed_at: ({ task }) => task.completedAt,
} satisfies SortKeys<string, TaskInJourney>

const completedBefore = {
  'en-ca': 'The task is already completed.',
  'fr-ca': 'La tâche est déjà terminée.',
}

function draftConflict(code: TaskDraftConflict['code'], current: DraftRow | null): Failure {
  const detail =
    code === 'already_completed'
      ? completedBefore
      : { 'en-ca': 'The draft was changed elsewhere.', 'fr-ca': 'Le brouillon a été modifié ailleurs.' }
  return new Failure(
    409,
    (locale) =>
      ({
        detail: textIn(locale, detail),
        code,
        current: current && draftView(current),
      }) satisfies TaskDraftConflict,
  )
}

export const tasks = {
  listTasks: (call) => {
    const {
      assignee,
      process_instance,
      completed_at__isnull: open,
      organization,
      ordering,
      search,
    } = call.query
    const { world, user } = call
    const { instances, patients } = world.tables
    const owner = assignee === 'current_user' ? user.id : assignee
    const journeys = new Map<string, InstanceRow>()
    for (const instance of instances.values()) {
      if (process_instance !== undefined && instance.id !== process_instance) continue
      if (instance.cancelledAt !== null) continue
      if (organization !== undefined && instance.organization !== organization) continue
      if (owner !== undefined && patients.get(instance.patient)?.user !== owner) continue
      if (seesInstance(call, instance)) journeys.set(instance.id, instance)
    }
    const rows: TaskInJourney[] = []
    for (const task of world.tables.tasks.values()) {
      const instance = journeys.get(task.instance)
      if (!instance || (open !== undefined && (task.completedAt === null) !== open)) continue
      rows.push({ task, instance })
    }
    const found = searched(rows, search, ({ task, instance }) => [
      textIn(call.locale, stepFor(instance, task).name),
      textIn(call.locale, definitionOf(instance).name),
    ])
    return pageOf(call, ordered(found, ordering, sortKeys), ({ task, instance }) =>
      taskView(task, instance, call),
    )
  },

  getTask: (call) => {
    const { task, instance } = taskFor(call, call.params.id)
    return taskView(task, instance, call)
  },

  getTaskForm: (call) => {
    const { task, instance } = taskFor(call, call.params.id)
    const { form = null, content } = stepFor(instance, task)
    return {
      definition: form,
      ...(content && { content }),
      is_monitored: definitionOf(instance).isMonitored,
    }
  },

  completeTask: (call) => {
    const { world, user, locale, params, body } = call
    const { task, instance } = taskFor(call, params.id)
    if (task.completedAt !== null) throw conflict(completedBefore, 'already_completed')
    if (instance.cancelledAt !== null) {
      throw conflict(
        { 'en-ca': 'The journey was cancelled.', 'fr-ca': 'Le parcours a été annulé.' },
        'journey_cancelled',
      )
    }
    const at = world.pool.now()
    const { form } = stepFor(instance, task)
    const { answers, errors } = checkAnswers(form, body.form_data, { locale, today: iso(at).slice(0, 10) })
    if (Object.keys(errors).length > 0) throw invalid(() => ({ form_data: errors }))
    return { submission_id: completeTask(world, task, { answers, by: user.id, at }).id }
  },

  getTaskDraft: (call) => draftView(taskFor(call, call.params.id).task.draft),

  saveTaskDraft: (call) => {
    const { body, world, params } = call
    const { task, instance } = taskFor(call, params.id)
    if (task.completedAt !== null) throw draftConflict('already_completed', null)
    if (body.revision !== (task.draft?.revision ?? 0)) throw draftConflict('draft_conflict', task.draft)
    const version = stepFor(instance, task).form?.version
    if (version !== undefined && body.form_version !== version) {
      throw invalidField('form_version', {
        'en-ca': `This task asks for version ${version} of its form.`,
        'fr-ca': `Cette tâche demande la version ${version} de son formulaire.`,
      })
    }
    task.draft = {
      formData: body.form_data,
      page: body.page,
      formVersion: body.form_version,
      revision: body.revision + 1,
      updatedAt: world.pool.now(),
    }
    return draftView(task.draft)
  },

  deleteTaskDraft: (call) => {
    taskFor(call, call.params.id).task.draft = null
  },
} satisfies Partial<Operations>
