import type { ZodMiniType } from 'zod/mini'
import { BoundedMap } from '../cognito/bounded-map.ts'
import type { Failure } from '../failures.ts'
import { invalid, notFound } from '../failures.ts'
import type { OperationSpec } from './document.ts'
import { fieldErrors } from './issues.ts'
import { messages } from './messages.ts'
import { readQuery } from './query.ts'
import { isAcceptedAsIs, schemaOf } from './schemas.ts'

type Issues = Parameters<typeof fieldErrors>[0]

function parsed(
  schema: ZodMiniType | undefined,
  sent: unknown,
  refusal: (issues: Issues) => Failure,
): unknown {
  if (!schema) return undefined
  if (isAcceptedAsIs(schema, sent)) return sent
  const result = schema.safeParse(sent)
  if (!result.success) throw refusal(result.error.issues)
  return result.data
}

/**
 * The parameters of the path, by the operation's schema.
 * @throws Failure 404: an id that cannot be one is the id of nothing
 */
export const parsedParams = ({ id }: OperationSpec, sent: unknown): unknown =>
  parsed(schemaOf(id, 'Params'), sent, () => notFound())

/** Queries read before, by operation and text: a portal asks the same few again and again. */
const knownQueries = new BoundedMap<string, unknown>(500)

/**
 * The query of an address, by the operation's schema, frozen. An operation without a query in the contract has no
 * 400 either: whatever stands there is not read.
 * @throws Failure 400 with messages by parameter
 */
export function parsedQuery(spec: OperationSpec, address: string): unknown {
  const schema = schemaOf(spec.id, 'QueryParams')
  if (!schema) return undefined
  const start = address.indexOf('?')
  const key = start < 0 ? spec.id : spec.id + address.slice(start)
  const known = knownQueries.get(key)
  if (known !== undefined) return known
  const query = frozen(newQuery(schema, spec, address))
  knownQueries.set(key, query)
  return query
}

function newQuery(schema: ZodMiniType, { query }: OperationSpec, address: string): unknown {
  const { values, repeated } = readQuery(address, query)
  if (repeated.length > 0) {
    throw invalid((locale) => Object.fromEntries(repeated.map((name) => [name, [messages[locale].repeated]])))
  }
  return parsed(schema, values, (issues) => invalid((locale) => fieldErrors(issues, values, locale, 1)))
}

/** One query serves many calls: none may change it, nor the lists in it. */
function frozen(query: unknown): unknown {
  for (const value of Object.values(Object(query))) Object.freeze(value)
  return Object.freeze(query)
}

/**
 * The body, by the operation's schema.
 * @throws Failure 400 with messages by field
 */
export const parsedBody = ({ id }: OperationSpec, sent: unknown): unknown =>
  parsed(schemaOf(id, 'Body'), sent, (issues) => invalid((locale) => fieldErrors(issues, sent, locale)))
