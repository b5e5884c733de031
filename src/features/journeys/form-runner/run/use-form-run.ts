import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { invalidateGetTask, useDeleteTaskDraft } from '#generated/endpoints/tasks/tasks.ts'
import type {
  FormData,
  FormDefinition,
  FormField,
  Task,
  TaskDraft,
  TaskForm,
} from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { answersFor, typedAnswers } from '../answers/answers.ts'
import { errorOf, type FormValues, resolverFor, valuesFor } from './form-values.ts'
import type { Outcome } from '../step/outcome.ts'
import { type Issues, keyOfPath } from '../answers/issues.ts'
import type { RunTools } from './run-context.ts'
import { afterPress } from '#src/lib/browser/after-press.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { isUnconfirmed, sendFailure, type SendFailure } from './send-failure.ts'
import { useFinishTask } from './use-finish-task.ts'
import { screenId, useScreens } from './use-screens.ts'
import { useTaskDraft } from '../drafts/use-task-draft.ts'
import { validate } from '../answers/validate.ts'
import { isPick, useReadForm } from './use-read-form.ts'
import { uploadIssues, useUploads } from '../uploads/use-uploads.ts'
import { answersToSend, type VisiblePage } from '../answers/visibility.ts'

/** Why nothing was submitted: the server's error, or a question this client does not support. */
export type RunFailure = SendFailure | { kind: 'blocked' }

type Source = {
  task: Task
  taskForm: TaskForm
  definition: FormDefinition
  server: TaskDraft
  userId: string
  organizationName: string
  onFinished: (outcome: Outcome) => void
}

/** An unsupported question is not the person's mistake: it blocks submission, but not paging. */
const answerable = (issues: Issues): string[] =>
  Object.entries(issues).flatMap(([path, issue]) => (issue.code === 'unknown' ? [] : [path]))

const pageWith = (pages: readonly VisiblePage[], paths: readonly string[]): VisiblePage | undefined =>
  pages.find(({ fields }) => fields.some((field) => paths.some((path) => keyOfPath(path) === field.key)))

const NOTHING = {}

/** The state of filling in a form: values, draft, current screen and submission. */
export function useFormRun(source: Source) {
  const { task, taskForm, definition, server, userId, organizationName, onFinished } = source
  const queryClient = useQueryClient()
  const finish = useFinishTask(task.id)
  const deleteDraft = useDeleteTaskDraft()
  const draft = useTaskDraft({ taskId: task.id, userId, definition, server })
  const { saver, restored } = draft
  const form = useForm<FormValues>({
    defaultValues: valuesFor(definition, restored.kind === 'none' ? {} : restored.draft.form_data),
    resolver: (...parts) => resolver(...parts),
    shouldFocusError: false,
  })
  const { uploads, isSending } = useUploads({ taskId: task.id, form, onAnswer: () => keep() })
  const issuesNow = (values = form.getValues()): Issues => ({
    ...validate(definition, values, localToday()),
    ...uploadIssues(uploads.sending.get()),
  })
  const resolver = resolverFor(issuesNow)
  const { pages, alerts, settle } = useReadForm(definition, form)
  const screens = useScreens(pages)
  const { screen, go } = screens
  const [attempted, setAttempted] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<RunFailure>()
  const [pending, setPending] = useState(false)
  const [putOff, setPutOff] = useState<TaskDraft>()
  const other = draft.state.kind === 'conflict' ? draft.state.current : undefined
  const lastPage = useRef(restored.kind === 'none' ? null : restored.draft.page)
  const sending = useRef(false)
  /** The answers sent when the response was lost, as JSON. */
  const unconfirmed = useRef<string>(undefined)

  const here = screen.kind === 'page' ? screen.page.key : null
  const keep = () =>
    saver.change({ form_data: typedAnswers(form.getValues()), page: here ?? lastPage.current })

  /**
   * After each change, saves the draft, and validates a corrected choice immediately (it has no typing to
   * finish).
   */
  function answered(field: FormField, path: string): void {
    keep()
    if (isPick(field) && form.getFieldState(path).error) void form.trigger(path)
  }

  // Stores the current page in the draft, if there is one.
  const id = screenId(screen)
  const shown = useRef(id)
  useEffect(() => {
    if (here) lastPage.current = here
    if (shown.current === id) return
    shown.current = id
    const answers = typedAnswers(form.getValues())
    if (Object.keys(answers).length === 0) return
    saver.change({ form_data: answers, page: lastPage.current })
    void saver.flush()
  }, [id, here, form, saver])

  // Finished in another tab or on another device in the meantime.
  const elsewhere = task.completed_at !== null || draft.state.kind === 'completed'
  useEffect(() => {
    if (!elsewhere || sending.current) return
    sending.current = true
    saver.discard(0)
    void invalidateGetTask(queryClient, task.id).then(() => onFinished('already'))
  }, [elsewhere, saver, queryClient, task.id, onFinished])

  /** Validates the page; returns the paths with errors. */
  async function check(page: VisiblePage): Promise<string[]> {
    setAttempted(new Set([...attempted, page.key]))
    settle()
    const keys = page.fields.map((field) => field.key)
    await form.trigger(keys)
    return answerable(issuesNow()).filter((path) => keys.includes(keyOfPath(path)))
  }

  /** UI-32: after its first error, an answer is validated again on blur. */
  function leave(path: string): void {
    void saver.flush()
    afterPress(() => {
      settle()
      if (here && (attempted.has(here) || form.getFieldState(path).error)) void form.trigger(path)
    })
  }

  const latest = useRef({ answered, leave })
  useEffect(() => {
    latest.current = { answered, leave }
  })
  const { prefill = NOTHING, prefill_dates: prefillDates = NOTHING } = taskForm
  const tools = useMemo(
    (): RunTools => ({
      form,
      uploads,
      prefill,
      prefillDates,
      organizationName,
      answered: (field, path) => latest.current.answered(field, path),
      leave: (path) => latest.current.leave(path),
    }),
    [form, uploads, prefill, prefillDates, organizationName],
  )

  /** Goes to the first page with errors. Sets them one by one, because pages never visited have no mounted fields. */
  function show(issues: Issues): void {
    for (const [path, issue] of Object.entries(issues)) form.setError(path, errorOf(issue))
    const page = pageWith(pages, answerable(issues))
    setAttempted(new Set(pages.map(({ key }) => key)))
    if (page) go({ kind: 'page', key: page.key })
  }

  async function refuse(error: unknown, sent: string): Promise<void> {
    const failed = sendFailure(
      error,
      new Set(pages.flatMap(({ fields }) => fields.map((field) => field.key))),
    )
    if (failed.kind === 'already') {
      saver.discard(0)
      await invalidateGetTask(queryClient, task.id)
      // Finished by these very answers, whose response was lost.
      return onFinished(unconfirmed.current === sent ? 'sent' : 'already')
    }
    if (isUnconfirmed(failed)) unconfirmed.current = sent
    sending.current = false
    saver.release()
    // Errors without a question show here; others lead to their questions.
    const here =
      failed.kind !== 'refused' || failed.others.length > 0 || Object.keys(failed.issues).length === 0
    if (here) setFailure(failed)
    else show(failed.issues)
  }

  async function send(): Promise<void> {
    setPending(true)
    const answers = answersToSend(definition, form.getValues())
    try {
      await saver.hold()
      await finish(answers)
      saver.discard(0)
      onFinished('sent')
    } catch (error) {
      await refuse(error, JSON.stringify(answers))
    } finally {
      setPending(false)
    }
  }

  /** UI-31: the last page submits the answers of all pages, once. */
  async function submit(): Promise<void> {
    if (sending.current) return
    // A conflict must be resolved first.
    if (other) return setPutOff(undefined)
    const issues = issuesNow()
    const wrong = answerable(issues)
    if (wrong.length > 0) return show(issues)
    if (Object.keys(issues).length > 0) return setFailure({ kind: 'blocked' })
    sending.current = true
    setFailure(undefined)
    await send()
  }

  async function startOver(): Promise<void> {
    const last = saver.revision()
    const gone = await deleteDraft.mutateAsync({ id: task.id }).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 404,
    )
    uploads.dropAll()
    form.reset(valuesFor(definition, {}))
    setAttempted(new Set())
    lastPage.current = null
    saver.discard(gone ? 0 : last)
    // If the deletion failed, the next save overwrites the draft.
    if (!gone) saver.change({ form_data: {}, page: null })
  }

  function takeOther(current: TaskDraft): void {
    const kept = answersFor(definition, current.form_data)
    form.reset(valuesFor(definition, kept))
    saver.takeOther({ ...current, form_data: kept })
  }

  /** Merges two drafts by the sides chosen per question. */
  function takeChosen(current: TaskDraft, chosen: FormData): void {
    form.reset(valuesFor(definition, chosen))
    saver.change({ form_data: chosen, page: here ?? lastPage.current })
    saver.keepMine(current)
  }

  return {
    ...screens,
    ...draft,
    form,
    tools,
    pages,
    alerts,
    isSending,
    pending,
    failure,
    lastPage,
    isStarted: Object.keys(typedAnswers(form.getValues())).length > 0,
    startingOver: deleteDraft.isPending,
    /** The conflicting draft; `opened` until the choice is postponed. */
    conflict: { current: other, opened: other !== undefined && other !== putOff },
    putOff: () => setPutOff(other),
    choose: () => setPutOff(undefined),
    check,
    submit,
    startOver,
    takeOther,
    takeChosen,
  }
}

export type FormRun = ReturnType<typeof useFormRun>
