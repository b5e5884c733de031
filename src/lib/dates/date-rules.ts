import { yearsBefore } from './local-day.ts'
import { partialDateProblem, type PartialDateProblem } from './partial-date.ts'

export type DateRules = {
  /** Requires day, month and year; otherwise a year, or year and month, is enough. */
  whole?: boolean | undefined
  notFuture?: boolean | undefined
  /** Maximum age in years; also rejects the future. */
  withinYears?: number | undefined
  /** Inclusive bounds as ISO text. */
  min?: string | undefined
  max?: string | undefined
}

export type DateProblem =
  | PartialDateProblem
  | { code: 'date' | 'dateFuture' }
  | { code: 'yearsBack'; years: number }
  | { code: 'dateMin'; min: string }
  | { code: 'dateMax'; max: string }

/**
 * Validates a date (VAL-46, VAL-47, VAL-49..52, VAL-60). A partial date is compared with a bound only at its
 * own precision.
 * @param text ISO text, whole or partial (partial-date.ts), not empty
 * @param today ISO text of the local day
 */
export function dateProblem(text: string, rules: DateRules, today: string): DateProblem | undefined {
  const problem = partialDateProblem(text)
  if (problem) return problem
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return { code: 'date' }
  if (rules.whole && text.length < 10) return { code: 'date' }
  const { notFuture, withinYears: years, min, max } = rules
  const asTold = (bound: string) => bound.slice(0, text.length)
  if ((notFuture || years !== undefined) && text > asTold(today)) return { code: 'dateFuture' }
  if (years !== undefined && text < asTold(yearsBefore(today, years))) return { code: 'yearsBack', years }
  if (min !== undefined && text < asTold(min)) return { code: 'dateMin', min }
  if (max !== undefined && text > asTold(max)) return { code: 'dateMax', max }
  return undefined
}
