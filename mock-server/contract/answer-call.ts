import type { ZodMiniType } from 'zod/mini'
import type { Language } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { Failure, invalid, notFound } from '../failures.ts'
import { operations } from '../operations/operations.ts'
import { permissions } from '../permissions.ts'
import { localeOf } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { callerOf } from './caller.ts'
import type { OperationSpec } from './document.ts'
import { fallbackAnswer } from './fallback.ts'
import { fieldErrors } from './issues.ts'
import { messages } from './messages.ts'
import { readQuery } from './query.ts'
import { readBody } from './read-body.ts'
import { checkedAnswer, drift } from './respond.ts'
import { schemaOf } from './schemas.ts'

type AnyCall = CallContext & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly user: UserRow | undefined
}

/** Every operation seen from here: its parts were parsed by its own schemas, which no type can tell. */
type AnyOperation = { answer(call: AnyCall): unknown }['answer']

/** A request with what the router found out about it. */
export type RoutedRequest = {
  readonly spec: OperationSpec
  readonly params: Readonly<Record<string, string>>
  readonly world: World
  readonly request: Request
}

/** Answers one call of the contract, refusals and all; never throws. */
export async function answerCall(routed: RoutedRequest): Promise<Response> {
  const { spec, request } = routed
  const locale = localeOf(request.headers.get('accept-language'))
  try {
    const { body, headers } = await run(routed, locale)
    return checkedAnswer(spec.id, spec.success, body, locale, headers)
  } catch (error) {
    if (error instanceof Failure) {
      return checkedAnswer(spec.id, error.status, error.body(locale), locale, error.headers)
    }
    return drift(spec.id, error instanceof Error ? error.stack : String(error), locale)
  }
}

async function run(
  { spec, params: sentParams, world, request }: RoutedRequest,
  locale: Language,
): Promise<{ body: unknown; headers?: Record<string, string> }> {
  const { id } = spec
  const address = request.url
  const user = await callerOf(world, request, permissions[id])
  const params = parsed(schemaOf(id, 'Params'), sentParams, () => notFound())
  const query = parsedQuery(spec, address)
  const body = spec.takesBody ? parsedBody(spec, await readBody(request)) : undefined
  const origin = address.slice(0, address.indexOf('/', address.indexOf('//') + 2))
  const operation: AnyOperation | undefined = operations[id]
  const answer = operation
    ? await operation({ world, locale, address, origin, params, query, body, user })
    : await fallbackAnswer(spec, address)
  return spec.namesLocation ? { body: answer, headers: locationOf(address, answer) } : { body: answer }
}

type Issues = Parameters<typeof fieldErrors>[0]

function parsed(
  schema: ZodMiniType | undefined,
  sent: unknown,
  refusal: (issues: Issues) => Failure,
): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(sent)
  if (!result.success) throw refusal(result.error.issues)
  return result.data
}

/** An operation without a query in the contract has no 400 either: whatever stands there is not read. */
function parsedQuery({ id, query }: OperationSpec, address: string): unknown {
  const schema = schemaOf(id, 'QueryParams')
  if (!schema) return undefined
  const { values, repeated } = readQuery(address, query)
  if (repeated.length > 0) {
    throw invalid((locale) => Object.fromEntries(repeated.map((name) => [name, [messages[locale].repeated]])))
  }
  return parsed(schema, values, (issues) => invalid((locale) => fieldErrors(issues, values, locale, 1)))
}

function parsedBody({ id }: OperationSpec, sent: unknown): unknown {
  return parsed(schemaOf(id, 'Body'), sent, (issues) =>
    invalid((locale) => fieldErrors(issues, sent, locale)),
  )
}

/** Where something new is: below the collection that it was sent to. */
function locationOf(address: string, answer: unknown): Record<string, string> {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : ''
  return { location: `${new URL(address).pathname}${id}/` }
}
