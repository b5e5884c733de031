import type { Hono } from 'hono'
import { answerCall } from './contract/answer-call.ts'
import type { OperationSpec } from './contract/document.ts'
import { operationSpecs } from './contract/document.ts'
import { apiAnswer } from './contract/respond.ts'
import { applyFaults } from './faults/apply-faults.ts'
import type { Overrides } from './overrides/override.ts'
import type { Soon } from './soon.ts'
import { after } from './soon.ts'
import { localeOf, textIn } from './store/localized.ts'
import type { CallDetail } from './store/request-log.ts'
import type { World } from './store/world.ts'

/** What a handler may know of the request's world. */
export type AppEnv = { readonly Bindings: { readonly world: World } }

type Answer = (params: Record<string, string>, detail: CallDetail | undefined) => Soon<Response>

/** All operations of one path, by method in capitals. */
type Methods = ReadonlyMap<string, OperationSpec>

function byPath(): Map<string, Map<string, OperationSpec>> {
  const paths = new Map<string, Map<string, OperationSpec>>()
  for (const spec of operationSpecs) {
    const methods = paths.get(spec.path) ?? new Map<string, OperationSpec>()
    methods.set(spec.method.toUpperCase(), spec)
    paths.set(spec.path, methods)
  }
  return paths
}

const pathOf = (address: string) => address.slice(address.indexOf('/', address.indexOf('//') + 2))

/** Answers one call of /v1, through faults and into the log. */
function served(
  world: World,
  request: Request,
  spec: OperationSpec | undefined,
  answer: Answer,
  params = {},
): Soon<Response> {
  const method = request.method
  const path = pathOf(request.url)
  const entry = world.requests.add(method, path, spec?.id ?? null)
  const { detail } = entry
  const query = path.indexOf('?')
  const target = {
    method,
    path: query < 0 ? path : path.slice(0, query),
    operationId: spec?.id ?? null,
    amzTarget: null,
  }
  return after(
    applyFaults({ world, request, target, detail, answer: () => answer(params, detail) }),
    (response) => {
      world.requests.answered(entry, response)
      return response
    },
  )
}

function refused(request: Request, status: 404 | 405, allow?: string): Response {
  const locale = localeOf(request.headers.get('accept-language'))
  const detail =
    status === 404
      ? { 'en-ca': 'Not found.', 'fr-ca': 'Introuvable.' }
      : {
          'en-ca': `Method "${request.method}" not allowed.`,
          'fr-ca': `Méthode « ${request.method} » non autorisée.`,
        }
  return apiAnswer(status, { detail: textIn(locale, detail) }, locale, allow === undefined ? {} : { allow })
}

/** HEAD is GET without the body. */
const specFor = (methods: Methods, method: string) => methods.get(method === 'HEAD' ? 'GET' : method)

/** Mounts every path of the contract; fixed segments come first, an unknown method is a 405. */
export function mountContract(app: Hono<AppEnv>, overrides?: Overrides): void {
  for (const [path, methods] of byPath()) {
    const allow = [...methods.keys()].join(', ')
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      const { world } = c.env
      const request = c.req.raw
      const spec = specFor(methods, request.method)
      if (!spec) return served(world, request, spec, () => refused(request, 405, allow))
      return served(
        world,
        request,
        spec,
        (params, detail) => answerCall({ spec, params, world, request, overrides, detail }),
        c.req.param(),
      )
    })
  }
}

/** Answers what is below /v1 but no path of the contract: a 404, through faults and into the log. */
export const unknownCall = (world: World, request: Request): Soon<Response> =>
  served(world, request, undefined, () => refused(request, 404))
