import type { FormField, JourneyCondition } from '#generated/model/index.ts'

type Operator = JourneyCondition['op']

const equality = ['eq', 'ne'] as const
const order = [...equality, 'gt', 'gte', 'lt', 'lte'] as const

/** How the answer of a question can be compared (JourneyCondition in the contract). */
export function operatorsFor({ type }: FormField): readonly Operator[] {
  switch (type) {
    case 'number':
    case 'scale':
    case 'date':
    case 'partial_date':
    case 'year':
    case 'time':
      return [...order, 'answered', 'empty']
    case 'choice':
      return [...equality, 'in', 'answered', 'empty']
    case 'multi_choice':
      return ['contains', 'answered', 'empty']
    case 'file':
    case 'group':
    case 'info':
      return ['answered', 'empty']
    default:
      return [...equality, 'answered', 'empty']
  }
}

export const takesValue = (op: Operator): boolean => op !== 'answered' && op !== 'empty'

/** A condition on another question: a comparison that the question has, and no value yet. */
export function conditionOn(field: FormField, op?: Operator): JourneyCondition {
  const operators = operatorsFor(field)
  return { field: field.key, op: operators.find((one) => one === op) ?? operators[0] ?? 'answered' }
}

/** The condition with another comparison; its value stays, as a list where the comparison takes one. */
export function withOperator({ field, value }: JourneyCondition, op: Operator): JourneyCondition {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const [first] = values
  if (!takesValue(op) || first === undefined) return { field, op }
  return { field, op, value: op === 'in' ? values.map(String) : first }
}

/** The condition with this value; without one when nothing usable was entered. */
export const withValue = (
  { field, op }: JourneyCondition,
  value: JourneyCondition['value'] | undefined,
): JourneyCondition => (value === undefined ? { field, op } : { field, op, value })
