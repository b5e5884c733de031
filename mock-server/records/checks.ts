import type { Language } from '#generated/model/index.ts'
import type { FieldErrors } from '../failures.ts'
import { checkDated } from '../forms/check-dates.ts'
import { formMessages } from '../forms/messages.ts'

/** The context of the checks of records. */
export type RecordCheck = {
  /** The language of the messages. */
  readonly locale: Language
  /** The server's date (`YYYY-MM-DD`). */
  readonly today: string
}

/** How far back a date of a record may lie; the bound itself is accepted (D-59). */
const longestLife = 125

/** A year that is neither in the future nor more than 125 years ago (VAL-48, VAL-49); none is right. */
export const yearProblem = (year: number | null, check: RecordCheck): string | null =>
  year === null
    ? null
    : checkDated({ type: 'year', not_future: true, within_years: longestLife }, String(year), check)

/**
 * A partial date that is neither in the future nor more than 125 years ago (VAL-49, VAL-50, VAL-60); none is right.
 * @param mayBeAhead for what is planned, such as an end or a next date (D-21)
 */
export const partialDateProblem = (
  date: string | null,
  check: RecordCheck,
  { mayBeAhead = false } = {},
): string | null =>
  date === null
    ? null
    : checkDated({ type: 'partial_date', not_future: !mayBeAhead, within_years: longestLife }, date, check)

/** Checks that one date or year does not precede another, by the parts that both have; null if valid. */
export function orderProblem(
  later: string | number | null,
  earlier: string | number | null,
  { locale }: RecordCheck,
): string | null {
  if (later === null || earlier === null) return null
  const [end, start] = [String(later), String(earlier)]
  const length = Math.min(end.length, start.length)
  return end.slice(0, length) < start.slice(0, length) ? formMessages[locale].least(start) : null
}

/** A sentence of the server in the caller's language. */
export const sentence = ({ locale }: Pick<RecordCheck, 'locale'>, english: string, french: string): string =>
  locale === 'fr-ca' ? french : english

/** The first problem of each field, by field. */
export function fieldProblems(found: Readonly<Record<string, readonly (string | null)[]>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problems]) => {
      const first = problems.find((problem) => problem !== null)
      return first ? [[field, [first]]] : []
    }),
  )
}
