import type { Contract, Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { objectAt } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { rowSchema, successSchema } from '../contract/resources.ts'
import type { Validator } from '../contract/validator.ts'
import { bodyMedia } from '../values/form-text.ts'
import type { Effect } from './effect.ts'
import { effectsOf } from './effect.ts'
import { isExpression, partsOf } from './expressions.ts'

const OF_THINGS = ['there', 'gone', 'added']
const OF_FIELDS = ['present', 'absent', 'changed']

/** Everything that `x-effects` of a contract names and that is not there, one sentence each. */
export function effectProblems(contract: Contract, fits: Validator): string[] {
  return contract.operations.flatMap((operation) => {
    const named = operation.extensions['x-effects']
    if (named === undefined) return []
    const effects = effectsOf(operation) ?? []
    const isRead = Array.isArray(named) && effects.length === named.length
    const problems = isRead ? [] : ['is no list of effects, each with "read" and "becomes"']
    return [...problems, ...effects.flatMap((effect) => problemsOf(contract, operation, effect, fits))].map(
      (problem) => `x-effects of ${operation.id} ${problem}.`,
    )
  })
}

function problemsOf(contract: Contract, operation: Operation, effect: Effect, fits: Validator): string[] {
  const { read: id, parameters, row, field, becomes } = effect
  const read = contract.operations.find((one) => one.id === id)
  if (read?.method !== 'GET') return [`reads ${id}, which is no GET of the contract`]
  const values = [...Object.values(parameters), ...Object.values(row ?? {}), becomes]
  return [
    ...Object.keys(parameters)
      .filter((name) => !read.parameters.some((parameter) => parameter.name === name))
      .map((name) => `gives ${id} the parameter "${name}", which it does not have`),
    ...placesOf(read)
      .filter((name) => parameters[name] === undefined && !placesOf(operation).includes(name))
      .map((name) => `has no value for "${name}" of ${id}`),
    ...values
      .filter((value) => isExpression(value) && !leadsSomewhere(contract, operation, value))
      .map((value) => `has ${String(value)}, which leads nowhere`),
    ...(becomes === 'added' && row === undefined ? ['says "added" without a row'] : []),
    ...shownProblems(contract, read, effect, fits),
    ...(typeof becomes === 'string' && (field === undefined ? OF_FIELDS : OF_THINGS).includes(becomes)
      ? [`says "${becomes}" ${field === undefined ? 'without' : 'with'} a field`]
      : []),
  ]
}

/** What the read shows has the fields that are named, and the one that changes can have its value. */
function shownProblems(
  contract: Contract,
  read: Operation,
  { row, field, becomes }: Effect,
  fits: Validator,
): string[] {
  const shown = row ? rowSchema(contract, read) : successSchema(read)
  if (row && shown === undefined) return [`names a row of ${read.id}, which is no list`]
  const missing = [...Object.keys(row ?? {}), ...(field === undefined ? [] : [field])].filter(
    (name) => schemaAt(contract, shown, name) === undefined,
  )
  if (missing.length > 0) return missing.map((name) => `names "${name}", which ${read.id} does not show`)
  const isWord = typeof becomes === 'string' && [...OF_THINGS, ...OF_FIELDS].includes(becomes)
  if (field === undefined || isWord || isExpression(becomes)) return []
  const [problem] = fits.problemsOf(schemaAt(contract, shown, field), becomes)
  return problem ? [`says that "${field}" becomes ${JSON.stringify(becomes)}, which it cannot be`] : []
}

const placesOf = ({ parameters }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)

function leadsSomewhere(contract: Contract, operation: Operation, expression: string): boolean {
  const { source, at } = partsOf(expression)
  const place = source.replace('request.', '')
  if (place === 'path' || place === 'query')
    return operation.parameters.some((parameter) => parameter.in === place && parameter.name === at)
  const schema = place === 'body' ? bodyMedia(operation)?.schema : successSchema(operation)
  return schemaAt(contract, schema, at.slice(1)) !== undefined
}

/** The schema at a place of a value, `draft/title`, `ids/0`; undefined when it has none there. */
function schemaAt({ document }: Contract, schema: Json | undefined, place: string): Json | undefined {
  let current = schema
  for (const part of place.split('/')) {
    const { items } = objectAt(document, current)
    const next: Json | undefined =
      /^\d+$/.test(part) && items !== undefined ? items : propertyOf(document, current, part)
    if (next === undefined) return undefined
    current = next
  }
  return current
}
