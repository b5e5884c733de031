import type { FormField, JourneyCondition } from '#generated/model/index.ts'

type Operator = JourneyCondition['op']

const equality = ['eq', 'ne'] as const
const order = [...equality, 'gt', 'gte', 'lt', 'lte'] as const

/** The operators for a question (JourneyCondition in the contract). */
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
    case 'signature':
    case 'matrix':
    case 'group':
    case 'info':
      return ['answered', 'empty']
    default:
      return [...equality, 'answered', 'empty']
  }
}

export const takesValue = (op: Operator): boolean => op !== 'answered' && op !== 'empty'

/** A condition on another question, with a valid operator and no value yet. */
export function conditionOn(field: FormField, op?: Operator): JourneyCondition {
  const operators = operatorsFor(field)
  return { field: field.key, op: operators.find((one) => one === op) ?? operators[0] ?? 'answered' }
}

/** Changes the operator; keeps the value, as a list where the operator takes one. */
export function withOperator({ field, value }: JourneyCondition, op: Operator): JourneyCondition {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
  const [first] = values
  if (!takesValue(op) || first === undefined) return { field, op }
  return { field, op, value: op === 'in' ? values.map(String) : first }
}

/** Changes the value; omits it if the input is invalid. */
export const withValue = (
  { field, op }: JourneyCondition,
  value: JourneyCondition['value'] | undefined,
): JourneyCondition => (value === undefined ? { field, op } : { field, op, value })
