import type { TaskDraftConflict, TaskKind, TaskStatus } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { profilesLookedAfter } from '../engine/care-partners.ts'
import { completeTask } from '../engine/complete-task.ts'
import { beginFillIn } from '../engine/fill-in.ts'
import { definitionOf, stepFor } from '../engine/definitions.ts'
import { formOfTask } from '../engine/forms.ts'
import { isOfCareTeam, taskStatus } from '../engine/progress.ts'
import { Failure, conflict, invalidField, notFound } from '../failures.ts'
import { checkAnswers } from '../forms/check-answers.ts'
import { noteJourney } from '../store/changes.ts'
import { iso } from '../store/clock.ts'
import { foundRows } from '../store/found-rows.ts'
import { audienceOf } from '../store/journey-definition.ts'
import type { Sentences } from '../store/localized.ts'
import { textIn } from '../store/localized.ts'
import type { DraftRow, InstanceRow, TaskRow } from '../store/rows.ts'
import { caresAt, instancesSeen, seesTask, taskFor } from './access.ts'
import { answeredTask, keepDraft, ownDraft } from './answering.ts'
import { taskView } from './journey-views.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched, withoutPage } from './lists.ts'
import { uploadsFor } from './uploads.ts'
import { prefillFor } from './prefill.ts'
import { draftView } from './views.ts'

type TaskInJourney = { readonly task: TaskRow; readonly instance: InstanceRow }

const sortKeys = {
  priority: ({ task }) => task.priority,
  created_at: ({ task }) => task.createdAt,
  due_at: ({ task }) => task.dueAt,
  completed_at: ({ task }) => task.completedAt,
  closed_at: ({ task }) => task.completedAt ?? task.cancelledAt,
} satisfies SortKeys<string, TaskInJourney>

const completedBefore: Sentences = {
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

/** Removed tasks are listed only on request. */
const unlessAsked: readonly TaskStatus[] = ['open', 'completed']

/** The profiles whose steps an account does; a care partner's are those that they may fill in for. */
function profilesOfAssignee({ world, user }: Call<'listTasks'>, assignee: string): ReadonlySet<string> {
  const account = assignee === 'current_user' ? user : world.tables.users.get(assignee)
  const own = account ? profilesLookedAfter({ world, user: account, carePartnerLevel: 'fill_in' }) : []
  return new Set(own.map(({ id }) => id))
}

/** The journeys whose tasks a list is about, by id. */
function journeysLike(call: Call<'listTasks'>): ReadonlyMap<string, InstanceRow> {
  const { assignee, organization, patient, patient__in: patients, process_instance: wanted } = call.query
  const own = assignee === undefined ? undefined : profilesOfAssignee(call, assignee)
  const journeys = new Map<string, InstanceRow>()
  for (const instance of instancesSeen(call, { organization, patient, id: wanted })) {
    if (patients !== undefined && !patients.includes(instance.patient)) continue
    if (own?.has(instance.patient) === false) continue
    journeys.set(instance.id, instance)
  }
  return journeys
}

const found = foundRows<TaskInJourney>('journeys')

/** The tasks of the list, for all pages. */
function tasksLike(call: Call<'listTasks'>): readonly TaskInJourney[] {
  const { assignee, audience, completed_at__isnull: open, kind__in: kinds, ordering, search } = call.query
  const { status__in: statuses = unlessAsked } = call.query
  const journeys = journeysLike(call)
  const rows: TaskInJourney[] = []
  for (const task of call.world.tables.tasks.whereIn('instance', journeys.keys())) {
    const instance = journeys.get(task.instance)
    if (!instance || !statuses.includes(taskStatus(task))) continue
    if (open !== undefined && (task.completedAt === null) !== open) continue
    const step = stepFor(instance, task)
    const isFor = audienceOf(step)
    // steps of the care team have no assignee
    if (isFor === 'provider' && (assignee !== undefined || !seesTask(call, task, instance))) continue
    if (audience !== undefined && isFor !== audience) continue
    if (kinds === undefined || kinds.includes(step.kind)) rows.push({ task, instance })
  }
  const like = searched(rows, search, ({ task, instance }) => [
    textIn(call.locale, stepFor(instance, task).name),
    textIn(call.locale, definitionOf(instance).name),
  ])
  return ordered(like, ordering, sortKeys)
}

/** Steps with a text to read and acknowledge. */
const isRead = (kind: TaskKind): boolean => kind === 'education' || kind === 'acknowledgement'

/** @throws Failure 409 for a task that is finished, or whose journey was left */
function checkOpen(task: TaskRow, instance: InstanceRow): void {
  if (task.completedAt !== null) throw conflict(completedBefore, 'already_completed')
  if (instance.cancelledAt === null) return
  throw conflict(
    { 'en-ca': 'The journey was cancelled.', 'fr-ca': 'Le parcours a été annulé.' },
    'journey_cancelled',
  )
}

/**
 * Checks what is said after reading.
 * @throws Failure 400 for a step without anything to read, and for a question without words
 */
function checkResponse({ body }: Call<'completeTask'>, kind: TaskKind): void {
  const { response, question } = body
  if (response !== undefined && !isRead(kind)) {
    throw invalidField('response', {
      'en-ca': 'This step has nothing to read.',
      'fr-ca': 'Cette étape n’a rien à lire.',
    })
  }
  if (response === 'question' && !question?.trim()) {
    throw invalidField('question', {
      'en-ca': 'This field is required.',
      'fr-ca': 'Ce champ est obligatoire.',
    })
  }
  if (response !== 'question' && question !== undefined) {
    throw invalidField('question', {
      'en-ca': 'Only the response question takes a question.',
      'fr-ca': 'Seule la réponse question accepte une question.',
    })
  }
}

export const tasks = {
  listTasks: (call) => {
    const { world, user, locale, query } = call
    const question = [user.id, locale, withoutPage(query)]
    const rows = found(world, question, () => tasksLike(call))
    return pageOf(call, rows, ({ task, instance }) => taskView(task, instance, call))
  },

  getTask: (call) => {
    const { task, instance } = taskFor(call, call.params.id)
    return taskView(task, instance, call)
  },

  getTaskForm: (call) => {
    const { task, instance } = taskFor(call, call.params.id)
    const { content } = stepFor(instance, task)
    const { prefill, dates } = prefillFor(call, task, instance)
    return {
      definition: formOfTask(call.world, task) ?? null,
      ...(content && { content }),
      is_monitored: definitionOf(instance).isMonitored,
      ...(Object.keys(prefill).length > 0 && { prefill }),
      ...(Object.keys(dates).length > 0 && { prefill_dates: dates }),
    }
  },

  completeTask: (call) => {
    const { world, user, locale, params, body } = call
    const { task, instance } = answeredTask(call, params.id)
    checkOpen(task, instance)
    const at = world.pool.now()
    checkResponse(call, stepFor(instance, task).kind)
    const uploads = uploadsFor(call, task, instance)
    const context = { locale, today: iso(at).slice(0, 10), uploads }
    const { answers, errors } = checkAnswers(formOfTask(world, task), body.form_data, context)
    if (Object.keys(errors).length > 0) throw new Failure(400, () => ({ form_data: errors }))
    const { response, question } = body
    const completion = { answers, response, question: question?.trim(), by: user.id, at }
    return { submission_id: completeTask(world, task, completion).id }
  },

  getTaskDraft: (call) => {
    const { task, instance } = answeredTask(call, call.params.id)
    return draftView(ownDraft(call, task, instance))
  },

  saveTaskDraft: (call) => {
    const { body, world, params } = call
    const { task, instance } = answeredTask(call, params.id)
    if (task.completedAt !== null) throw draftConflict('already_completed', null)
    const before = ownDraft(call, task, instance)
    if (body.revision !== (before?.revision ?? 0)) throw draftConflict('draft_conflict', before)
    const version = task.formVersion
    if (version !== null && body.form_version !== version) {
      throw invalidField('form_version', {
        'en-ca': `This task asks for version ${version} of its form.`,
        'fr-ca': `Cette tâche demande la version ${version} de son formulaire.`,
      })
    }
    noteJourney(world.tables.changes, instance.id)
    const draft: DraftRow = {
      formData: body.form_data,
      page: body.page,
      formVersion: body.form_version,
      revision: body.revision + 1,
      updatedAt: world.pool.now(),
    }
    keepDraft(call, task, instance, draft)
    return draftView(draft)
  },

  deleteTaskDraft: (call) => {
    const { task, instance } = answeredTask(call, call.params.id)
    noteJourney(call.world.tables.changes, instance.id)
    keepDraft(call, task, instance, null)
  },

  fillInTask: (call) => {
    const { task, instance } = taskFor(call, call.params.id)
    if (!caresAt(call, instance.organization)) throw notFound()
    checkOpen(task, instance)
    if (isOfCareTeam(instance, task)) {
      throw conflict(
        { 'en-ca': 'This is a step of the care team.', 'fr-ca': 'Cette étape revient à l’équipe de soins.' },
        'care_team_step',
      )
    }
    if (isRead(stepFor(instance, task).kind)) {
      throw conflict(
        { 'en-ca': 'Only the patient can confirm this.', 'fr-ca': 'Seule la personne peut le confirmer.' },
        'patient_only',
      )
    }
    noteJourney(call.world.tables.changes, instance.id)
    beginFillIn(call.world, { task, instance }, { by: call.user, origin: call.origin })
    return taskView(task, instance, call)
  },
} satisfies Partial<Operations>
