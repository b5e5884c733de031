import * as contract from '#generated/zod/portageV1.schemas.zod.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { characters, isBlank, isOneLine, isText, trimmed } from '#src/lib/validation/text-rules.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { YEARS_BACK } from '#src/lib/dates/year-rules.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import type { MedicationField, MedicationValues } from './medication-values.ts'

export type MedicationRule = 'din' | 'positive' | 'needUnit' | 'needAmount' | 'needTime'

/** A validation problem: one of the portal's, or a rule of medications. */
export type MedicationProblem = Problem | { rule: MedicationRule }

export type MedicationProblems = Partial<Record<MedicationField, MedicationProblem>>

type Context = { /** ISO text of the local day. */ today: string; locale: Locale }

/** The contract's maximum lengths. */
const longest = {
  name: contract.medicationCreateNameMax,
  strength: contract.medicationCreateStrengthMax,
  doseText: contract.medicationCreateDoseTextMax,
  scheduleText: contract.medicationScheduleTextMax,
  instructions: contract.medicationCreateInstructionsMax,
  stopReason: contract.medicationCreateStopReasonMax,
  reason: contract.medicationCreateReasonMax,
  reaction: contract.medicationCreateReactionMax,
  prescriber: contract.medicationCreatePrescriberTextMax,
  notes: contract.medicationCreateNotesMax,
} as const satisfies Partial<Record<MedicationField, number>>

const paragraphs: ReadonlySet<string> = new Set(['instructions', 'reaction', 'notes'])

function textProblem(field: keyof typeof longest, text: string): MedicationProblem | undefined {
  if (characters(trimmed(text)) > longest[field]) return { code: 'maxCharacters', max: longest[field] }
  const fits = paragraphs.has(field) ? isText(text) : isOneLine(trimmed(text))
  return fits ? undefined : { code: 'pattern' }
}

function nameProblem(name: string): MedicationProblem | undefined {
  if (isBlank(name)) return { code: 'required' }
  if (characters(trimmed(name)) < 2) return { code: 'minCharacters', min: 2 }
  return textProblem('name', name)
}

function positiveProblem(text: string, max: number, locale: Locale): MedicationProblem | undefined {
  if (text.trim() === '') return undefined
  const value = parseNumber(text, locale)
  if (value === null) return { code: 'number' }
  if (value <= 0) return { rule: 'positive' }
  return value > max ? { code: 'maxValue', max } : undefined
}

function doseProblems({ doseValue, doseUnit }: MedicationValues, { locale }: Context): MedicationProblems {
  const amount = doseValue.trim()
  const problem = positiveProblem(amount, 10_000, locale)
  return {
    doseValue: problem ?? (amount === '' && doseUnit !== '' ? { rule: 'needAmount' } : undefined),
    doseUnit: amount !== '' && !problem && doseUnit === '' ? { rule: 'needUnit' } : undefined,
  }
}

function intervalProblem(text: string, locale: Locale): MedicationProblem | undefined {
  if (text.trim() === '') return undefined
  const days = parseNumber(text, locale)
  if (days === null) return { code: 'number' }
  if (!Number.isInteger(days)) return { code: 'wholeNumber' }
  return days < 2 || days > 90 ? { code: 'betweenValues', min: 2, max: 90 } : undefined
}

/** Validates the schedule; hidden fields are skipped. */
function oftenProblems(values: MedicationValues, { locale }: Context): MedicationProblems {
  if (values.instructionType === 'free_text') {
    return isBlank(values.instructions) ? { instructions: { code: 'required' } } : {}
  }
  if (values.frequency === 'as_needed') return { maxPerDay: positiveProblem(values.maxPerDay, 100, locale) }
  if (values.frequency !== 'custom') return {}
  const given = values.times.filter((time) => time.trim() !== '')
  const times: MedicationProblem | undefined = given.some((time) => readTime(time) === undefined)
    ? { code: 'time' }
    : given.length === 0 && isBlank(values.scheduleText)
      ? { rule: 'needTime' }
      : undefined
  return { times, everyNDays: intervalProblem(values.everyNDays, locale) }
}

function dateProblems(
  { startDate, endDate, taking }: MedicationValues,
  { today }: Context,
): MedicationProblems {
  const start = startDate === '' ? undefined : dateProblem(startDate, { withinYears: YEARS_BACK }, today)
  if (taking === 'yes' || endDate === '') return { startDate: start }
  // an end date may be in the future (D-21)
  const min = startDate !== '' && !start ? { min: startDate } : {}
  return {
    startDate: start,
    endDate:
      dateProblem(endDate, { min: `${Number(today.slice(0, 4)) - YEARS_BACK}` }, today) ??
      dateProblem(endDate, min, today),
  }
}

/** Validates all answers; problems by field (HEALTH-01; VAL-35, VAL-38, VAL-41, VAL-46..51, VAL-53, VAL-60). */
export function medicationProblems(values: MedicationValues, context: Context): MedicationProblems {
  const textFields = Object.keys(longest) as (keyof typeof longest)[]
  const din = values.din.trim()
  const found: MedicationProblems = {
    ...Object.fromEntries(textFields.map((field) => [field, textProblem(field, values[field])])),
    name: nameProblem(values.name),
    din: din !== '' && !/^\d{8}$/.test(din) ? { rule: 'din' } : undefined,
    ...doseProblems(values, context),
    ...dateProblems(values, context),
  }
  const often = Object.entries(oftenProblems(values, context)).filter(([, problem]) => problem)
  return Object.fromEntries(
    Object.entries({ ...found, ...Object.fromEntries(often) }).filter(([, problem]) => problem),
  )
}
