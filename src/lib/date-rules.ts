import { yearsBefore } from './local-day.ts'
import { partialDateProblem, type PartialDateProblem } from './partial-date.ts'

export type DateRules = {
  /** Day, month and year are needed; else a year, or a year and a month, will do. */
  whole?: boolean | undefined
  notFuture?: boolean | undefined
  /** How many years back at most; the future is closed then too. */
  withinYears?: number | undefined
  /** ISO text; these days themselves are accepted. */
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
 * What is wrong with a date (VAL-46, VAL-47, VAL-49..52, VAL-60). A year alone is compared with the year of a bound,
 * a year and a month with its month: what is not told cannot be wrong.
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
