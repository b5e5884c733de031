import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fieldsOf } from '../answers/answers.ts'
import type { FormValues } from './form-values.ts'
import { keyOfPath } from '../answers/issues.ts'
import { loadRareFields } from '../rare/rare-fields.tsx'
import { askedKeys, readForm, type ReadForm, type VisiblePage } from '../answers/visibility.ts'

/** Answers that are complete with one click. */
const PICKS: readonly FormField['type'][] = [
  'boolean',
  'choice',
  'multi_choice',
  'scale',
  'consent',
  'file',
  'matrix',
]

export const isPick = (field: FormField): boolean => PICKS.includes(field.type)

const wordsOf = ({ key, fields, rows }: VisiblePage): string =>
  JSON.stringify([
    key,
    fields.map((field) => field.key),
    [...rows].map(([group, all]) => [group, all.map((row) => row.map((field) => field.key))]),
  ])

const samePages = (one: readonly VisiblePage[], other: readonly VisiblePage[]): boolean =>
  one.map(wordsOf).join() === other.map(wordsOf).join()

const sameAlerts = (one: Shown['alerts'], other: Shown['alerts']): boolean =>
  one.map(({ key }) => key).join() === other.map(({ key }) => key).join()

type Shown = Pick<ReadForm, 'pages' | 'alerts'>

/**
 * The visible parts of a form for the typed answers, tracked outside React: a key press re-renders one
 * question, and the page only when visibility changes.
 */
export function useReadForm(definition: FormDefinition, form: UseFormReturn<FormValues>) {
  const { locale } = useText()
  const read = useCallback(
    (): Shown => readForm(definition, form.getValues(), locale),
    [definition, form, locale],
  )
  const [shown, setShown] = useState(read)

  // Alerts on a typed answer wait for a pause: 40 starts with 4.
  const settle = useCallback(() => {
    const { alerts } = read()
    setShown((before) => (sameAlerts(before.alerts, alerts) ? before : { ...before, alerts }))
  }, [read])

  useEffect(() => loadRareFields(fieldsOf(definition)), [definition])

  useEffect(() => {
    const asked = askedKeys(definition)
    const picks = new Set(fieldsOf(definition).flatMap((field) => (isPick(field) ? [field.key] : [])))
    const groups = new Set(fieldsOf(definition).flatMap(({ type, key }) => (type === 'group' ? [key] : [])))
    const concerns = (path: string): boolean =>
      groups.has(path) || path.split('.').some((part) => asked.has(part))
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== undefined && !concerns(name)) return
        const next = read()
        const isSettled = name === undefined || picks.has(keyOfPath(name))
        setShown((before) => {
          const pages = samePages(before.pages, next.pages) ? before.pages : next.pages
          const alerts = isSettled && !sameAlerts(before.alerts, next.alerts) ? next.alerts : before.alerts
          return pages === before.pages && alerts === before.alerts ? before : { pages, alerts }
        })
      },
    })
  }, [definition, form, read])

  return { ...shown, settle }
}
