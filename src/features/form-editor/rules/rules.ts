import type { FormCondition, FormDefinition, FormField, FormVisibility } from '#generated/model/index.ts'
import { type Place, questionAt, questionsOf } from '../definition/place.ts'

/** A rule as a flat list of conditions: all of these, or at least one of them. */
export const conditionsOf = (rule: FormVisibility | undefined): FormCondition[] => [
  ...(rule?.all ?? []),
  ...(rule?.any ?? []),
]

/**
 * Questions a condition can refer to: for one in a row, first those of the same row, then all others. Text
 * blocks have no answer.
 */
export function askable(form: FormDefinition, from: Place): FormField[] {
  const group =
    from.kind === 'question' && from.row !== undefined
      ? questionAt(form, { kind: 'question', page: from.page, at: from.at })
      : undefined
  const own = group?.type === 'group' ? group.fields : []
  const keys = new Set(own.map(({ key }) => key))
  const around = questionsOf(form).flatMap(({ field, place }) =>
    place.row === undefined && !keys.has(field.key) ? [field] : [],
  )
  return [...own, ...around].filter(({ type }) => type !== 'info')
}

const READ = ['answered', 'empty'] as const
const SIZES = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const

export function operatorsFor({ type }: FormField): readonly FormCondition['op'][] {
  switch (type) {
    case 'boolean':
    case 'consent':
      return ['eq', 'ne', ...READ]
    case 'choice':
      return ['eq', 'ne', 'in', ...READ]
    case 'multi_choice':
      return ['contains', 'in', ...READ]
    case 'number':
    case 'scale':
    case 'date':
    case 'partial_date':
    case 'year':
    case 'time':
      return [...SIZES, ...READ]
    case 'file':
    case 'signature':
    case 'matrix':
    case 'group':
    case 'info':
      return READ
    default:
      return ['eq', 'ne', ...READ]
  }
}

export const takesValue = (op: FormCondition['op']): boolean => op !== 'answered' && op !== 'empty'

/** The default value after a change of question or operator; a value that still fits is kept. */
export function valueFor(
  field: FormField,
  op: FormCondition['op'],
  before: FormCondition['value'],
): FormCondition['value'] {
  if (!takesValue(op)) return undefined
  if (op === 'in')
    return Array.isArray(before) ? before : typeof before === 'string' && before !== '' ? [before] : []
  const one = Array.isArray(before) ? before[0] : before
  switch (field.type) {
    case 'boolean':
    case 'consent':
      return typeof one === 'boolean' ? one : true
    case 'number':
    case 'scale':
      return typeof one === 'number' ? one : 0
    case 'choice':
    case 'multi_choice':
      return field.options.some(({ value }) => value === one) ? one : (field.options[0]?.value ?? '')
    default:
      return typeof one === 'string' ? one : ''
  }
}

/** Builds a condition; omits `value` where the operator takes none. */
export function conditionOf(
  field: FormField,
  op: FormCondition['op'],
  before?: FormCondition['value'],
): FormCondition {
  const value = valueFor(field, op, before)
  return { field: field.key, op, ...(value !== undefined && { value }) }
}

export type Fault = 'noQuestion' | 'noOption' | 'noValue'

/** The problem of a condition: an unknown question, or an impossible value. */
export function faultOf(
  { field: key, op, value }: FormCondition,
  fields: readonly FormField[],
): Fault | undefined {
  const field = fields.find((one) => one.key === key)
  if (!field) return 'noQuestion'
  if (!takesValue(op)) return undefined
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'noValue'
  if (field.type !== 'choice' && field.type !== 'multi_choice') return undefined
  const known = new Set<unknown>(field.options.map((option) => option.value))
  return [value].flat().every((one) => known.has(one)) ? undefined : 'noOption'
}

/** `undefined` when no condition is left. */
export function ruleOf(
  all: readonly FormCondition[],
  any: readonly FormCondition[],
): FormVisibility | undefined {
  if (all.length + any.length === 0) return undefined
  return { ...(all.length > 0 && { all: [...all] }), ...(any.length > 0 && { any: [...any] }) }
}
