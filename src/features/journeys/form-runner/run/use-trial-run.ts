import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormAlert, FormData, FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { errorOf, type FormValues, resolverFor, valuesFor } from './form-values.ts'
import { keyOfPath } from '../answers/issues.ts'
import type { RunTools } from './run-context.ts'
import { createUploads } from '../uploads/uploads.ts'
import type { FormRun } from './use-form-run.ts'
import { isPick, useReadForm } from './use-read-form.ts'
import type { Screen } from './use-screens.ts'
import { type ScoreResult, scoresOf } from '../answers/scores.ts'
import { validate } from '../answers/validate.ts'
import { answersToSend, readForm, type VisiblePage } from '../answers/visibility.ts'

/** The answers a run would submit, the alerts it would trigger, and its scores. */
export type TrialResult = {
  answers: FormData
  alerts: readonly FormAlert[]
  scores: readonly ScoreResult[]
}

type Settings = { today: string | undefined; onSubmit: (result: TrialResult) => void }

type Target = Parameters<FormRun['go']>[0]

/** A simulated upload. */
const arrivedFile = ({ name, size, type }: File) => ({
  id: crypto.randomUUID(),
  name,
  size,
  content_type: type,
})

/** A form run that stays on this page: no task, no draft, no requests. Everything else is as for patients. */
export function useTrialRun(definition: FormDefinition, { today, onSubmit }: Settings) {
  // The preview's language, which may differ from the page's.
  const { locale } = useText()
  const form = useForm<FormValues>({
    defaultValues: valuesFor(definition, {}),
    resolver: (...parts) => resolver(...parts),
    shouldFocusError: false,
  })
  const issuesNow = (values = form.getValues()) => validate(definition, values, today ?? localToday(), locale)
  const resolver = resolverFor(issuesNow)
  const { pages, alerts, settle } = useReadForm(definition, form)
  const [at, setAt] = useState<Target>(() => ({ kind: 'page', key: pages[0]?.key ?? '' }))
  const [field, setField] = useState<string>()
  const [from, setFrom] = useState<string>()

  const index = at.kind === 'page' ? pages.findIndex(({ key }) => key === at.key) : -1
  const page = pages[index] ?? pages[0]
  const screen: Screen =
    at.kind === 'review' || !page ? { kind: 'review' } : { kind: 'page', page, index: Math.max(0, index) }

  const go = (target: Target, toField?: string): void => {
    setFrom(screen.kind)
    setField(toField)
    setAt(target)
  }

  const tools = useMemo((): RunTools => {
    const uploads = createUploads((_, file) => Promise.resolve(arrivedFile(file) as never))
    uploads.onArrival((key, row) => {
      const before = form.getValues(key)
      form.setValue(key, [...(Array.isArray(before) ? before : []), row] as FormValues[string])
    })
    return {
      form,
      uploads,
      prefill: {},
      prefillDates: {},
      organizationName: '',
      answered: (question, path) => {
        if (isPick(question) && form.getFieldState(path).error) void form.trigger(path)
      },
      leave: (path) => {
        settle()
        if (form.getFieldState(path).error) void form.trigger(path)
      },
    }
  }, [form, settle])

  async function check(checked: VisiblePage): Promise<string[]> {
    settle()
    const keys = checked.fields.map(({ key }) => key)
    await form.trigger(keys)
    return Object.keys(issuesNow()).filter((path) => keys.includes(keyOfPath(path)))
  }

  /** Goes to the first page with errors, or returns what would be submitted. */
  function submit(): void {
    const issues = issuesNow()
    const paths = Object.keys(issues)
    if (paths.length === 0) {
      const typed = form.getValues()
      const answers = answersToSend(definition, typed, locale)
      return onSubmit({
        answers,
        alerts: readForm(definition, typed, locale).alerts,
        scores: scoresOf(definition, answers),
      })
    }
    for (const [path, issue] of Object.entries(issues)) form.setError(path, errorOf(issue))
    const wrong = pages.find(({ fields }) =>
      fields.some(({ key }) => paths.some((path) => keyOfPath(path) === key)),
    )
    if (wrong) go({ kind: 'page', key: wrong.key })
  }

  return {
    screen,
    tools,
    run: {
      form,
      pages,
      alerts,
      arrival: { ...(from && { from }), ...(field && { field }) },
      check,
      go,
      goBack: go,
      submit: async () => submit(),
      pending: false,
      failure: undefined,
    },
  }
}
