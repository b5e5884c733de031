import type { Language } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { Failure } from '../failures.ts'
import { operations } from '../operations/operations.ts'
import { permissionOf } from '../permissions.ts'
import type { AnyOverride, Overrides } from '../overrides/override.ts'
import { overriddenAnswer } from '../overrides/override.ts'
import type { Soon } from '../soon.ts'
import { after, rescued } from '../soon.ts'
import { localeOf } from '../store/localized.ts'
import type { CallDetail } from '../store/request-log.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { bearerOf, callerOf } from './caller.ts'
import type { OperationSpec } from './document.ts'
import { fallbackAnswer } from './fallback.ts'
import { noteCall } from './note-call.ts'
import { readBody, readMultipart } from './read-body.ts'
import { parsedBody, parsedParams, parsedQuery } from './read-call.ts'
import { checkedAnswer, drift } from './respond.ts'

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
  /** Where the record of requests keeps who called, and both bodies. */
  readonly detail?: CallDetail | undefined
  /** What answers in place of the operations. */
  readonly overrides?: Overrides | undefined
}

/** Answers one call of the contract, refusals and all, at once where nothing is waited for; never throws. */
export function answerCall(routed: RoutedRequest): Soon<Response> {
  const { id } = routed.spec
  const changed = () => noteCall(routed.world.tables.changes, routed.spec)
  const locale = localeOf(routed.request.headers.get('accept-language'))
  return rescued(
    () =>
      after(answered(routed, locale), (response) => {
        changed()
        return response
      }),
    (error) => {
      changed()
      if (!(error instanceof Failure)) {
        return drift(id, error instanceof Error ? error.stack : String(error), locale)
      }
      return checkedAnswer(id, error.status, error.body(locale), locale, {
        headers: error.headers,
        detail: routed.detail,
      })
    },
  )
}

/** Reads the call and answers it. Who calls (401, 403) comes before what the call says (404, 400). */
const answered = (
  { spec, params: sentParams, world, request, overrides, detail }: RoutedRequest,
  locale: Language,
): Soon<Response> =>
  after(callerOf(world, request, permissionOf(spec.id)), (user) => {
    if (detail) detail.user = user
    const address = request.url
    const bearer = bearerOf(request) ?? null
    const params = parsedParams(spec, sentParams)
    const query = parsedQuery(spec, address)
    return after(bodyOf(spec, request, detail), (sent) => {
      const body = spec.takesBody ? parsedBody(spec, sent) : undefined
      const operation: AnyOperation | undefined = operations[spec.id]
      const ifMatch = request.headers.get('if-match')
      const origin = originOf(address)
      const call = { world, locale, address, origin, bearer, ifMatch, params, query, body, user }
      const original = () => (operation ? operation(call) : fallbackAnswer(spec, address))
      const headersOf = (made: unknown) => (spec.namesLocation ? locationOf(address, made) : undefined)
      const override: AnyOverride | undefined = overrides?.[spec.id]
      if (override) return overriddenAnswer({ spec, override, call, original, headersOf })
      return after(original(), (made) =>
        checkedAnswer(spec.id, spec.success, made, locale, {
          headers: headersOf(made),
          detail,
          question: spec.method === 'get' ? `${user?.id ?? ''} ${locale} ${address}` : undefined,
        }),
      )
    })
  })

function bodyOf(
  { takesBody }: OperationSpec,
  request: Request,
  detail: CallDetail | undefined,
): Soon<unknown> {
  if (takesBody === false) return undefined
  return takesBody === 'json' ? readBody(request, detail) : readMultipart(request)
}

const startOfPath = (address: string) => address.indexOf('/', address.indexOf('//') + 2)

const originOf = (address: string) => address.slice(0, startOfPath(address))

/** Where something new is: below the collection that it was sent to. */
function locationOf(address: string, answer: unknown): Record<string, string> {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : ''
  const [collection = ''] = address.slice(startOfPath(address)).split('?', 1)
  return { location: `${collection}${id}/` }
}
