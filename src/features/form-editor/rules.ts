import type { FormCondition, FormDefinition, FormField, FormVisibility } from '#generated/model/index.ts'
import { type Place, questionAt, questionsOf } from './place.ts'

/** A rule as a list with one word about it, as people read it: all of these, or at least one of them. */
export const conditionsOf = (rule: FormVisibility | undefined): FormCondition[] => [
  ...(rule?.all ?? []),
  ...(rule?.any ?? []),
]

/**
 * The questions that a condition can ask about: for one in a row those of the same row first, then all of the pages.
 * Texts between the questions have no answer.
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
    case 'group':
    case 'info':
      return READ
    default:
      return ['eq', 'ne', ...READ]
  }
}

export const takesValue = (op: FormCondition['op']): boolean => op !== 'answered' && op !== 'empty'

/** The value to begin with when the question or the comparison changes; one that still fits stays. */
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

/** A condition as a whole: without `value` where none is taken. */
export function conditionOf(
  field: FormField,
  op: FormCondition['op'],
  before?: FormCondition['value'],
): FormCondition {
  const value = valueFor(field, op, before)
  return { field: field.key, op, ...(value !== undefined && { value }) }
}

export type Fault = 'noQuestion' | 'noOption' | 'noValue'

/** What is wrong with a condition: it asks about nothing that is there, or compares with what cannot be answered. */
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

/** `undefined` where nothing is left to ask. */
export function ruleOf(
  all: readonly FormCondition[],
  any: readonly FormCondition[],
): FormVisibility | undefined {
  if (all.length + any.length === 0) return undefined
  return { ...(all.length > 0 && { all: [...all] }), ...(any.length > 0 && { any: [...any] }) }
}
