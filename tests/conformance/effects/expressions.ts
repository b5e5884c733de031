import { valueAt } from '../steps/values.ts'
import type { Json, JsonObject } from '../contract/document.ts'

/** A call and its answer, for expressions about them. */
export type Context = {
  readonly params: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly body?: Json | undefined
  /** The answer's body; undefined before it came. */
  readonly json?: unknown
}

const EXPRESSION = /^\$(request\.path|request\.query|request\.body|response\.body)(?:\.([\w-]+)|#(\/.+))$/

/** Whether a value is a runtime expression of OpenAPI, as in links: `$request.path.id`, `$response.body#/id`. */
export const isExpression = (value: Json): value is string =>
  typeof value === 'string' && EXPRESSION.test(value)

/** The parts of an expression: where it looks, and a name or a JSON pointer there. */
export function partsOf(expression: string): { readonly source: string; readonly at: string } {
  const [, source = '', name, pointer] = EXPRESSION.exec(expression) ?? []
  return { source, at: pointer ?? name ?? '' }
}

/** What an expression stands for, any other value itself; undefined when nothing is there. */
export function evaluated(value: Json, { params, query = {}, body, json }: Context): Json | undefined {
  if (!isExpression(value)) return value
  const { source, at } = partsOf(value)
  if (source === 'request.path') return params[at]
  if (source === 'request.query') return query[at]
  return valueAt(source === 'request.body' ? body : json, at)
}

/** An object with every expression filled in; undefined when one of them stands for nothing. */
export function allEvaluated(object: JsonObject, context: Context): JsonObject | undefined {
  const entries = Object.entries(object).map(([name, value]) => [name, evaluated(value, context)] as const)
  return entries.some(([, value]) => value === undefined)
    ? undefined
    : Object.fromEntries(entries as [string, Json][])
}
