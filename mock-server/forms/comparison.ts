import type { FormCondition, FormField } from '#generated/model/index.ts'
import type { CheckContext } from './check-context.ts'
import { checkField } from './check-field.ts'
import { isBlank } from './asked.ts'
import type { Sentences } from '../store/localized.ts'

type Operator = FormCondition['op']

const equality = ['eq', 'ne'] as const
const order = [...equality, 'gt', 'gte', 'lt', 'lte'] as const
const oneOf = [...equality, 'in'] as const

/** How the answer of a question can be compared, beside `answered` and `empty` (JourneyCondition). */
const operators: Readonly<Record<FormField['type'], readonly Operator[]>> = {
  text: oneOf,
  paragraph: oneOf,
  email: oneOf,
  phone: oneOf,
  postal_code: oneOf,
  url: oneOf,
  choice: oneOf,
  multi_choice: ['contains', 'in'],
  number: order,
  scale: order,
  date: order,
  partial_date: order,
  year: order,
  time: order,
  boolean: equality,
  consent: equality,
  file: [],
  group: [],
  signature: [],
  matrix: [],
  info: [],
}

const words = {
  op: {
    'en-ca': 'This question can’t be compared this way. Choose another comparison.',
    'fr-ca': 'Cette question ne se compare pas ainsi. Choisissez une autre comparaison.',
  },
  missing: { 'en-ca': 'Enter a value to compare with.', 'fr-ca': 'Entrez une valeur à comparer.' },
  value: {
    'en-ca': 'The question can’t have this answer. Use a value that fits its type, choices and limits.',
    'fr-ca':
      'La question ne peut pas avoir cette réponse. Utilisez une valeur qui convient à son type, à ses choix et à ses limites.',
  },
  limit: {
    'en-ca': 'This is never true: the value is the limit of the question.',
    'fr-ca': 'Ce n’est jamais vrai : la valeur est la limite de la question.',
  },
} satisfies Record<string, Sentences>

/** Why a comparison can never be true, and which of its properties is invalid. */
export type ComparisonProblem = { readonly part: 'op' | 'value'; readonly message: Sentences }

/** Whether the question accepts the value as its answer. */
function isAnswer(field: FormField, value: string | number | boolean, context: CheckContext): boolean {
  if (field.type === 'group' || field.type === 'file' || isBlank(value)) return false
  if (field.type === 'signature' || field.type === 'matrix') return false
  return checkField(field, field.type === 'multi_choice' ? [String(value)] : value, context) === null
}

/** Whether no answer lies beyond the value, although the value itself is an answer. */
function isAtLimit({ op, value }: FormCondition, field: FormField): boolean {
  if (op === 'gt') return 'max' in field && value === field.max
  return op === 'lt' && 'min' in field && value === field.min
}

/** The problem of a comparison that no answer to this question can make true; undefined if one can. */
export function comparisonProblem(
  condition: FormCondition,
  field: FormField,
  today: CheckContext['today'],
): ComparisonProblem | undefined {
  const { op, value } = condition
  if (field.type !== 'info' && (op === 'answered' || op === 'empty')) return undefined
  if (!operators[field.type].includes(op)) return { part: 'op', message: words.op }
  const values = Array.isArray(value) ? value : [value]
  if (values.length === 0 || values.includes(undefined) || values.includes('')) {
    return { part: 'value', message: words.missing }
  }
  const fits =
    Array.isArray(value) === (op === 'in') &&
    values.every((one) => one !== undefined && isAnswer(field, one, { locale: 'en-ca', today }))
  if (!fits) return { part: 'value', message: words.value }
  return isAtLimit(condition, field) ? { part: 'value', message: words.limit } : undefined
}
