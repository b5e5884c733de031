import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#src/api/errors.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Problem } from '#src/lib/problem.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'

/** What is wrong with the answers, by field: by its code, or in words that only this form has. */
export type FormProblems<Values> = Partial<Record<keyof Values & string, Problem | { words: string }>>

/** Leaves out the fields that nothing is wrong with. */
export const definedProblems = <Values extends object>(found: {
  readonly [Name in keyof Values & string]?: Problem | { words: string } | undefined
}): FormProblems<Values> =>
  Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as FormProblems<Values>

type Options<Values extends object, Saved> = {
  initial: Values
  check: (values: Values) => FormProblems<Values>
  /** Sends what was typed; settles with the record as it is now. */
  send: (values: Values) => Promise<Saved>
  /** How the sending goes. */
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  /** Which field stands for which name of the contract; a message about another one stands above the form. */
  wireNames: Readonly<Record<string, keyof Values & string>>
  /** What is said when it could not be saved: the catalogue's text for creating or saving. */
  failed: string
  onSaved: (saved: Saved) => void
}

/**
 * The state of a form of records: a field is checked when one leaves it, then while one types; all of them when it is
 * sent. What was typed stays, whatever the server says.
 */
export function useRecordForm<Values extends object, Saved>(options: Options<Values, Saved>) {
  const { initial, check, send, mutation, wireNames, failed, onSaved } = options
  const { t } = useText('records', 'validation')
  const problemText = useProblemText()
  const prefix = useId()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSent, setSent] = useState(false)
  const [isDone, setDone] = useState(false)
  const [before] = useState(initial)

  const textOf = (problem: Problem | { words: string }) =>
    'words' in problem ? problem.words : problemText(problem)
  const own = check(values)
  const told = fieldErrors(mutation.error)
  const byServer = new Map(
    Object.entries(told).flatMap(([wire, message]) => {
      const field = wireNames[wire]
      return field ? [[field as string, message] as const] : []
    }),
  )
  const wordsFor = (field: keyof Values & string): string | undefined => {
    const problem = own[field]
    return problem ? textOf(problem) : byServer.get(field)
  }
  const idOf = (field: string) => `${prefix}${field}`
  const names = Object.keys(values) as (keyof Values & string)[]
  const unknown = Object.entries(told).filter(([wire]) => !wireNames[wire])

  const set = (changes: Partial<Values>) => {
    if (mutation.error) mutation.reset()
    setValues((now) => ({ ...now, ...changes }))
  }

  async function submit() {
    setSent(true)
    if (Object.keys(own).length > 0) return
    let saved: Saved
    try {
      saved = await send(values)
    } catch {
      // the mutation holds why, and the form says it
      return
    }
    // what was typed is kept now: the guard must know that before the page is left
    leave(() => onSaved(saved))
  }

  /** Goes on without asking about what was typed. */
  function leave(goOn: () => void) {
    flushSync(() => setDone(true))
    goOn()
  }

  return {
    values,
    set,
    leave,
    /** Whether a field shows what is wrong with it. */
    errorOf: (field: keyof Values & string) =>
      isSent || left.has(field) || byServer.has(field) ? wordsFor(field) : undefined,
    idOf,
    /** For a field whose value is as the form keeps it. */
    bind: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      value: values[name],
      onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => setLeft((now) => new Set(now).add(name)),
      error: isSent || left.has(name) || byServer.has(name) ? wordsFor(name) : undefined,
    }),
    /** For FormShell. */
    shell: {
      pending: mutation.isPending,
      submitError: byServer.size > 0 || unknown.length > 0 ? undefined : failureOf(mutation.error),
      problems: [
        ...(isSent
          ? names.flatMap((name) => {
              const message = wordsFor(name)
              return message ? [{ fieldId: idOf(name), message }] : []
            })
          : []),
        ...unknown.map(([, message]) => ({ message })),
      ],
      unsaved: !isDone && JSON.stringify(values) !== JSON.stringify(before),
      onSubmit: submit,
    },
  }

  function failureOf(error: unknown): string | undefined {
    if (!error) return undefined
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 0) return t.records.shared.form.offline()
    if (status === 403) return t.records.shared.form.locked()
    if (status === 404) return t.records.shared.form.gone()
    return failed
  }
}
