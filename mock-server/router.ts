import { isBroken } from './broken-connection.ts'
import { answerCall } from './contract/answer-call.ts'
import type { ApiAnswer, ApiCall } from './contract/api-call.ts'
import { callOf, responseOf } from './contract/api-call.ts'
import { pathOf, startOfPath } from './contract/api-path.ts'
import type { OperationSpec } from './contract/document.ts'
import { operationSpecs, requestIdPattern } from './contract/document.ts'
import { pathFinder } from './contract/find-path.ts'
import { apiAnswer } from './contract/respond.ts'
import { applyFaults } from './faults/apply-faults.ts'
import type { Overrides } from './overrides/override.ts'
import type { MaybeAsync } from './maybe-async.ts'
import { after } from './maybe-async.ts'
import { localeOf, textIn } from './store/localized.ts'
import type { LoggedCall } from './store/request-log.ts'
import { noteAltered } from './store/request-log.ts'
import type { World } from './store/world.ts'

/** The context of a handler: the request's world. */
export type AppEnv = { readonly Bindings: { readonly world: World } }

const found = pathFinder(operationSpecs)

/** Whether an address is one of the API, be it of its contract or not. */
export const isApiPath = (path: string): boolean => path.startsWith('/v1/') || path === '/v1'

/** A call that is in the log, and how it is answered when nothing is made to go wrong. */
type Routed = {
  readonly spec: OperationSpec | undefined
  readonly entry: LoggedCall
  readonly answer: () => MaybeAsync<ApiAnswer>
}

/** Where a call of /v1 comes to. */
export type Place = { readonly world: World; readonly overrides?: Overrides | undefined }

/** Finds what a call of /v1 asks for, and logs it. */
function routed({ world, overrides }: Place, call: ApiCall): Routed {
  const { method, address } = call
  const { methods, params = {} } = found(pathOf(address)) ?? {}
  // HEAD is GET without the body
  const spec = methods?.get(method === 'HEAD' ? 'GET' : method)
  const entry = world.requests.add(method, address.slice(startOfPath(address)), spec?.id ?? null)
  const given = call.header('x-request-id')
  entry.requestId = given && requestIdPattern.test(given) ? given : `${world.name}-${entry.id}`
  const answer = () => {
    if (spec) return answerCall({ spec, params, world, call, detail: entry.detail, overrides })
    return methods ? refused(call, 405, [...methods.keys()].join(', ')) : refused(call, 404)
  }
  return { spec, entry, answer }
}

/** Answers a call of /v1 that no fault can hit, and logs it. */
export function plainAnswer(place: Place, call: ApiCall): MaybeAsync<ApiAnswer> {
  const { entry, answer } = routed(place, call)
  return after(answer(), (made) => {
    if (entry.detail) entry.detail.answer = made
    place.world.requests.answered(entry, made.status)
    if (made.status < 400) return made
    return { ...made, headers: { ...made.headers, 'x-request-id': entry.requestId } }
  })
}

/** Answers a request of /v1, applying active faults, and logs it. */
export function apiResponse(place: Place, request: Request): MaybeAsync<Response> {
  const { world } = place
  const { spec, entry, answer } = routed(place, callOf(request))
  const { detail } = entry
  const [path = ''] = entry.path.split('?', 1)
  const target = { method: request.method, path, operationId: spec?.id ?? null, amzTarget: null }
  const response = () =>
    after(answer(), (made) => {
      if (detail) detail.answer = made
      return responseOf(made)
    })
  return after(applyFaults({ world, request, target, detail, answer: response }), (response) => {
    const isLost = isBroken(response)
    world.requests.answered(entry, isLost ? 0 : response.status)
    if (isLost) return response
    if (!response.ok) response.headers.set('x-request-id', entry.requestId)
    if (detail?.faults) noteAltered(detail, response)
    return request.method === 'HEAD' ? new Response(null, response) : response
  })
}

function refused(call: ApiCall, status: 404 | 405, allow?: string): ApiAnswer {
  const locale = localeOf(call.header('accept-language'))
  const detail =
    status === 404
      ? { 'en-ca': 'Not found.', 'fr-ca': 'Introuvable.' }
      : {
          'en-ca': `Method "${call.method}" not allowed.`,
          'fr-ca': `Méthode « ${call.method} » non autorisée.`,
        }
  return apiAnswer(status, { detail: textIn(locale, detail) }, locale, allow === undefined ? {} : { allow })
}
