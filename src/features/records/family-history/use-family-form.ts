import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FamilyHistory } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { EveryField } from '#src/lib/every-field.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import type { OwnFields } from '../record.ts'
import { blankIllness, familyFieldsOf, familyProblems } from './family-rules.ts'
import type { FamilyFields, FamilyInput, FamilyProblem, IllnessInput } from './family-rules.ts'

/** The input of each field, for messages of the server; those of an illness get its key. */
const ofIllness = { condition: 'name', age_at_onset: 'ageAtOnset' }
const ofRelative = {
  relation: 'relation',
  is_deceased: 'relation',
  age_at_death: 'ageAtDeath',
  notes: 'notes',
}
const inputs = new Map(
  Object.entries({ ...ofIllness, ...ofRelative } satisfies EveryField<OwnFields<FamilyHistory>, string>),
)

type Options = {
  initial: FamilyInput
  /** Sends one entry. */
  send: (fields: FamilyFields) => Promise<unknown>
  failed: string
  /** All of them are saved, as many as that. */
  onSaved: (count: number) => void
}

type Failure = { told: ReadonlyMap<string, string>; message: string | undefined }

/**
 * The form of one relative with any number of illnesses: each is sent by itself, and what was saved leaves the form, so
 * that trying again saves nothing twice.
 */
export function useFamilyForm({ initial, send, failed, onSaved }: Options) {
  const { t } = useText('records', 'validation')
  const problemText = useProblemText()
  const prefix = useId()
  const [values, setValues] = useState(initial)
  const [before] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const nextKey = useRef(initial.illnesses.length)
  const saved = useRef(0)
  const texts = t.records.familyHistory

  const words = (problem: FamilyProblem): string => {
    switch (problem.code) {
      case 'atLeastOne':
      case 'sameTwice':
      case 'deathBeforeOnset':
        return texts[problem.code]()
      default:
        return problemText(problem)
    }
  }
  const own = familyProblems(values)
  const wordsFor = (field: string): string | undefined => {
    const problem = own[field]
    return problem ? words(problem) : failure?.told.get(field)
  }
  const isShown = (field: string) => isSent || left.has(field) || failure?.told.has(field) === true
  const set = (changes: Partial<FamilyInput>) => {
    setFailure(undefined)
    setValues((now) => ({ ...now, ...changes }))
  }
  const setIllness = (key: number, changes: Partial<IllnessInput>) =>
    set({ illnesses: values.illnesses.map((one) => (one.key === key ? { ...one, ...changes } : one)) })

  async function submit() {
    setSent(true)
    if (Object.keys(own).length > 0) return
    setState('sending')
    setFailure(undefined)
    const entries = familyFieldsOf(values)
    for (const [at, { key, fields }] of entries.entries()) {
      try {
        await send(fields)
        saved.current += 1
      } catch (error) {
        const rest = new Set(entries.slice(at).map((one) => one.key))
        setValues((now) => ({ ...now, illnesses: now.illnesses.filter((one) => rest.has(one.key)) }))
        setFailure(failureOf(error, key, at > 0 ? { saved: at, total: entries.length } : undefined))
        setState('open')
        return
      }
    }
    flushSync(() => setState('done'))
    onSaved(saved.current)
  }

  function failureOf(error: unknown, key: number, part?: { saved: number; total: number }): Failure {
    const told = new Map<string, string>()
    for (const [wire, message] of Object.entries(fieldErrors(error))) {
      const input = inputs.get(wire) ?? 'relation'
      told.set(wire in ofIllness ? `${input}-${key}` : input, message)
    }
    if (told.size > 0) return { told, message: part && texts.partly(part) }
    const { status, isOffline } = error instanceof ApiError ? error : {}
    const { offline, locked, gone } = t.records.shared.form
    const why = isOffline ? offline() : status === 403 ? locked() : status === 404 ? gone() : failed
    return { told, message: part ? `${texts.partly(part)} ${why}` : why }
  }

  const several = values.illnesses.length > 1
  const fields: { name: string; within?: string }[] = [
    { name: 'relation' },
    ...values.illnesses.flatMap(({ key }, at) => {
      const row = several && { within: t.records.familyHistory.field.numbered({ number: at + 1 }) }
      return [
        { name: `name-${key}`, ...row },
        { name: `ageAtOnset-${key}`, ...row },
      ]
    }),
    { name: 'ageAtDeath' },
    { name: 'notes' },
  ]
  const idOf = (field: string) => `${prefix}${field}`
  return {
    values,
    set,
    setIllness,
    idOf,
    addIllness: (): string => {
      const key = nextKey.current
      nextKey.current += 1
      set({ illnesses: [...values.illnesses, blankIllness(key)] })
      return idOf(`name-${key}`)
    },
    removeIllness: (key: number) => set({ illnesses: values.illnesses.filter((one) => one.key !== key) }),
    /** What every field takes: its id, what is wrong with it, and that it was left. */
    field: (name: string) => ({
      id: idOf(name),
      error: isShown(name) ? wordsFor(name) : undefined,
      onBlur: () => setLeft((now) => new Set(now).add(name)),
    }),
    shell: {
      pending: state === 'sending',
      submitError: failure?.message,
      problems: fields.flatMap(({ name, within }) => {
        const message = isSent ? wordsFor(name) : undefined
        return message ? [{ fieldId: idOf(name), within, message }] : []
      }),
      unsaved: state !== 'done' && JSON.stringify(values) !== JSON.stringify(before),
      onSubmit: submit,
    },
  }
}

export type FamilyForm = ReturnType<typeof useFamilyForm>
