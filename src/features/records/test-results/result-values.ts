import type { TestResult, TestResultUpdate } from '#generated/model/index.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { dateProblem } from '#src/lib/date-rules.ts'
import { characters, isBlank, isOneLine } from '#src/lib/text-rules.ts'
import { YEARS_BACK } from '#src/lib/year-rules.ts'
import { parseNumber } from '#src/ui/number-text.ts'
import type { FormProblems } from '../use-record-form.ts'

/** A result as it is written down by hand. */
export type ResultValues = {
  name: string
  value: string
  unit: string
  low: string
  high: string
  date: string
  lab: string
  notes: string
}

export const longest = { name: 120, value: 200, unit: 30, lab: 120, notes: 1000 } as const

export const emptyResult: ResultValues = {
  name: '',
  value: '',
  unit: '',
  low: '',
  high: '',
  date: '',
  lab: '',
  notes: '',
}

export function valuesOfResult(result: TestResult, locale: Locale): ResultValues {
  const typed = (value: number | null) => (value === null ? '' : formatNumber(locale, value))
  return {
    name: result.test_name,
    value: result.value === null ? (result.value_text ?? '') : typed(result.value),
    unit: result.unit ?? '',
    low: typed(result.reference_low),
    high: typed(result.reference_high),
    date: result.collected_at,
    lab: result.lab_name ?? '',
    notes: result.notes ?? '',
  }
}

const orNull = (text: string): string | null => text.trim().normalize('NFC') || null

/** What is sent: a number is a value, anything else a finding in words. */
export function resultFrom(values: ResultValues, locale: Locale) {
  const value = parseNumber(values.value, locale)
  return {
    test_name: values.name.trim().normalize('NFC'),
    value,
    value_text: value === null ? orNull(values.value) : null,
    unit: orNull(values.unit),
    reference_low: parseNumber(values.low, locale),
    reference_high: parseNumber(values.high, locale),
    collected_at: values.date,
    lab_name: orNull(values.lab),
    notes: orNull(values.notes),
  } satisfies TestResultUpdate
}

type Context = {
  today: string
  locale: Locale
  /** The words that only results have. */
  words: { rangeOrder: string; rangeNeedsNumber: string }
}

/** What is wrong with a result (VAL-35, VAL-38, VAL-46, VAL-49, VAL-50). */
export function checkResult(
  values: ResultValues,
  { today, locale, words }: Context,
): FormProblems<ResultValues> {
  const problems: FormProblems<ResultValues> = {}
  for (const field of ['name', 'value', 'unit', 'lab', 'notes'] as const) {
    const text = values[field].trim()
    if (characters(text) > longest[field]) problems[field] = { code: 'maxCharacters', max: longest[field] }
    else if (field !== 'notes' && !isOneLine(text)) problems[field] = { code: 'pattern' }
  }
  if (isBlank(values.name)) problems.name = { code: 'required' }
  else if (characters(values.name.trim()) < 2) problems.name = { code: 'minCharacters', min: 2 }
  if (isBlank(values.value)) problems.value = { code: 'required' }
  const date =
    values.date === ''
      ? ({ code: 'required' } as const)
      : dateProblem(values.date, { whole: true, withinYears: YEARS_BACK }, today)
  if (date) problems.date = date
  const [low, high] = [values.low, values.high].map((text) => parseNumber(text, locale))
  if (values.low.trim() !== '' && low === null) problems.low = { code: 'number' }
  if (values.high.trim() !== '' && high === null) problems.high = { code: 'number' }
  const hasRange = typeof low === 'number' || typeof high === 'number'
  if (hasRange && !problems.value && parseNumber(values.value, locale) === null) {
    problems.low ??= { words: words.rangeNeedsNumber }
  }
  if (typeof low === 'number' && typeof high === 'number' && high < low) {
    problems.high = { words: words.rangeOrder }
  }
  return problems
}
