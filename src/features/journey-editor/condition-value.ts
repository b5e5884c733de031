import type { JourneyCondition } from '#generated/model/index.ts'
import { namesFrom } from './design.ts'

export const operators = [
  'eq',
  'ne',
  'in',
  'contains',
  'gt',
  'gte',
  'lt',
  'lte',
  'answered',
  'empty',
] as const satisfies readonly JourneyCondition['op'][]

/** What an answer is compared as. */
export const valueKinds = ['text', 'number', 'yesNo'] as const
export type ValueKind = (typeof valueKinds)[number]

export const takesValue = (op: JourneyCondition['op']): boolean => op !== 'answered' && op !== 'empty'

export function kindOf({ value }: JourneyCondition): ValueKind {
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'yesNo' : 'text'
}

/** What stands in the field of the value. */
export function typedOf({ value }: JourneyCondition): string {
  if (value === undefined) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The condition with this value; undefined when the text is no value of its kind. */
export function withValue(
  { field, op }: JourneyCondition,
  kind: ValueKind,
  typed: string,
): JourneyCondition | undefined {
  if (!takesValue(op)) return { field, op }
  if (op === 'in') return { field, op, value: namesFrom(typed) }
  if (kind === 'yesNo') return { field, op, value: typed === 'true' }
  if (kind === 'text') return { field, op, value: typed }
  const number = Number(typed.replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(number) ? undefined : { field, op, value: number }
}
