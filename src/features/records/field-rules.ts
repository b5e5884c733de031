import { dateProblem } from '#src/lib/date-rules.ts'
import type { Problem } from '#src/lib/problem.ts'
import { characters, isBlank, isOneLine } from '#src/lib/text-rules.ts'
import { YEARS_BACK } from '#src/lib/year-rules.ts'

type LineRules = { most: number; least?: number; required?: boolean }

/** What is wrong with a line of text (VAL-35, VAL-37, VAL-38, VAL-43). */
export function lineProblem(
  text: string,
  { most, least = 1, required = false }: LineRules,
): Problem | undefined {
  if (isBlank(text)) return required ? { code: 'required' } : undefined
  const length = characters(text.trim())
  if (length < least) return { code: 'minCharacters', min: least }
  if (length > most) return { code: 'maxCharacters', max: most }
  return isOneLine(text.trim()) ? undefined : { code: 'invalid' }
}

/** What is wrong with notes of several lines. */
export const notesProblem = (text: string, most: number): Problem | undefined =>
  characters(text) > most ? { code: 'maxCharacters', max: most } : undefined

type DateRules = {
  today: string
  required?: boolean
  /** What is planned may be ahead (D-21). */
  mayBeAhead?: boolean
}

/** What is wrong with a date that somebody remembers: at least its year, within 125 years (VAL-47, VAL-49, VAL-50, VAL-60). */
export function rememberedDateProblem(
  text: string,
  { today, required = false, mayBeAhead = false }: DateRules,
): Problem | undefined {
  if (text === '') return required ? { code: 'required' } : undefined
  return dateProblem(text, mayBeAhead ? {} : { notFuture: true, withinYears: YEARS_BACK }, today)
}

/** Whether one date lies before another, as far as both are told; what is not given precedes nothing. */
export function isBefore(later: string, earlier: string): boolean {
  const length = Math.min(later.length, earlier.length)
  return length > 0 && later.slice(0, length) < earlier.slice(0, length)
}

/** A line as it is kept: without blanks around it and with one between words; nothing is null. */
export const keptLine = (text: string): string | null => text.trim().replaceAll(/\s+/gu, ' ') || null

/** Notes as they are kept. */
export const keptNotes = (text: string): string | null => text.trim() || null
