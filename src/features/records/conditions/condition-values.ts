import type { Condition, ConditionStatus, ConditionUpdate } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { localToday } from '#src/lib/local-day.ts'
import { yearProblem } from '#src/lib/year-rules.ts'
import { keptLine, keptNotes, lineProblem, notesProblem } from '../field-rules.ts'
import { definedProblems } from '../use-record-form.ts'
import type { FormProblems } from '../use-record-form.ts'
import { codeOfCondition } from './condition-names.ts'
import { typeFrom, typeText } from './condition-type.ts'

/** The form of a condition, as it is typed (DATA-50). */
export type ConditionValues = {
  name: string
  type: string
  status: string
  diagnosisYear: string
  resolvedYear: string
  notes: string
}

const LONGEST_NAME = 120
const LONGEST_TYPE = 80
export const LONGEST_NOTES = 1000

export const emptyCondition: ConditionValues = {
  name: '',
  type: '',
  status: 'active',
  diagnosisYear: '',
  resolvedYear: '',
  notes: '',
}

const yearText = (year: number | null) => (year === null ? '' : String(year))

export const valuesOfCondition = (condition: Condition, t: Texts): ConditionValues => ({
  name: condition.name,
  type: condition.type === null ? '' : typeText(condition.type, t),
  status: condition.status,
  diagnosisYear: yearText(condition.diagnosis_year),
  resolvedYear: yearText(condition.resolved_year),
  notes: condition.notes ?? '',
})

const statusOf = (status: string): ConditionStatus =>
  status === 'resolved' || status === 'unknown' ? status : 'active'

const year = (text: string) => (text.trim() === '' ? null : Number(text.trim()))

/** What is sent; the year of the end only where there is one. */
export function conditionFrom(values: ConditionValues, t: Texts) {
  const status = statusOf(values.status)
  const name = keptLine(values.name) ?? ''
  return {
    name,
    code: codeOfCondition(name, t),
    type: typeFrom(values.type, t),
    status,
    diagnosis_year: year(values.diagnosisYear),
    resolved_year: status === 'active' ? null : year(values.resolvedYear),
    notes: keptNotes(values.notes),
  } satisfies ConditionUpdate
}

/** What is wrong with a condition (VAL-35, VAL-38, VAL-48, VAL-49). */
export function checkCondition(
  { name, type, status, diagnosisYear, resolvedYear, notes }: ConditionValues,
  resolvedBefore: string,
  today = localToday(),
): FormProblems<ConditionValues> {
  const [from, to] = [diagnosisYear.trim(), resolvedYear.trim()]
  const fromProblem = from === '' ? undefined : yearProblem(from, today)
  const isEnding = status !== 'active' && to !== ''
  const isEndFirst = from !== '' && !fromProblem && Number(to) < Number(from)
  return definedProblems<ConditionValues>({
    name: lineProblem(name, { required: true, least: 2, most: LONGEST_NAME }),
    type: lineProblem(type, { most: LONGEST_TYPE }),
    diagnosisYear: fromProblem,
    resolvedYear: isEnding
      ? (yearProblem(to, today) ?? (isEndFirst ? { words: resolvedBefore } : undefined))
      : undefined,
    notes: notesProblem(notes, LONGEST_NOTES),
  })
}
