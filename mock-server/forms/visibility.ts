import type {
  FormAlert,
  FormCondition,
  FormData,
  FormDefinition,
  FormVisibility,
} from '#generated/model/index.ts'

import { withScores } from './scores.ts'

type Answer = FormData[string]

const isEmpty = (answer: Answer | undefined): answer is undefined =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)

/** Whether the answers fulfil a condition. Of an unanswered question only `empty` and `ne` are true. */
export function holds({ field, op, value }: FormCondition, answers: FormData): boolean {
  const answer = Object.hasOwn(answers, field) ? answers[field] : undefined
  switch (op) {
    case 'answered':
      return !isEmpty(answer)
    case 'empty':
      return isEmpty(answer)
    case 'ne':
      return isEmpty(answer) || answer !== value
    case 'eq':
      return !isEmpty(answer) && answer === value
    case 'in':
      return Array.isArray(value) && value.includes(String(answer ?? ''))
    case 'contains':
      return Array.isArray(answer) && typeof value === 'string' && answer.some((one) => one === value)
    case 'gt':
      return compare(answer, value, (a, b) => a > b)
    case 'gte':
      return compare(answer, value, (a, b) => a >= b)
    case 'lt':
      return compare(answer, value, (a, b) => a < b)
    case 'lte':
      return compare(answer, value, (a, b) => a <= b)
  }
}

/** Numbers compare as numbers, dates (`YYYY-MM-DD`) as text; anything else does not compare. */
function compare(
  answer: Answer | undefined,
  value: FormCondition['value'],
  test: (a: number | string, b: number | string) => boolean,
): boolean {
  if (typeof answer === 'number' && typeof value === 'number') return test(answer, value)
  if (typeof answer === 'string' && typeof value === 'string' && answer !== '') return test(answer, value)
  return false
}

/** Whether a page or question shows: all of `all`, and one of `any` where there is one. */
export function isVisible(rule: FormVisibility | undefined, answers: FormData): boolean {
  if (!rule) return true
  const { all = [], any = [] } = rule
  return (
    all.every((condition) => holds(condition, answers)) &&
    (any.length === 0 || any.some((condition) => holds(condition, answers)))
  )
}

/** How urgent an alert is, the most urgent lowest. */
export const urgency: Readonly<Record<FormAlert['level'], number>> = { emergency: 0, urgent: 1, notice: 2 }

/** An alert that tells somebody to call 911 is an emergency, whatever its form says. */
const levelOf = ({ level, what_to_do: steps }: FormAlert): FormAlert['level'] =>
  steps.includes('call_911') ? 'emergency' : level

/** What the answers set off, most urgent first (B13). An alert without a condition is never set off. */
export function alertsOf(definition: FormDefinition | null, answers: FormData): FormAlert[] {
  const scored = withScores(definition, answers)
  return (definition?.alerts ?? [])
    .filter(({ alert_when: { all = [], any = [] } }) => all.length + any.length > 0)
    .filter(({ alert_when }) => isVisible(alert_when, scored))
    .toSorted((one, other) => urgency[levelOf(one)] - urgency[levelOf(other)])
}

/** The level of the most urgent of the alerts that answers set off. */
export const alertLevel = ([worst]: readonly FormAlert[]): FormAlert['level'] | null =>
  worst ? levelOf(worst) : null
