import { Hono } from 'hono'
import { cognitoFetch } from './cognito/cognito-fetch.ts'
import { identityPoolPath, userPoolId, userPoolPath } from './cognito/identifiers.ts'
import { isHostedPath } from './cognito/oauth/hosted-fetch.ts'
import { runtimeConfig } from './config.ts'
import type { ApiAnswer, ApiCall } from './contract/api-call.ts'
import { pathOf } from './contract/api-path.ts'
import { mountControl } from './control.ts'
import { originsOf, withCors } from './cors.ts'
import { takeCspReport } from './csp-reports.ts'
import { goneAnswer, isOfAllWorlds } from './discarded.ts'
import { closeDueAccounts } from './engine/account-closure.ts'
import { applyFaults } from './faults/apply-faults.ts'
import { answersHost, localOr } from './hosts.ts'
import { mediaAnswer } from './media.ts'
import { calendarAnswer } from './media/calendars.ts'
import { mediaFileAnswer, takeMediaFile } from './media/content-files.ts'
import { documentAnswer, takeDocumentFile } from './media/documents.ts'
import { logoAnswer } from './media/logos.ts'
import { uploadedFile } from './media/uploads.ts'
import type { Overrides } from './overrides/override.ts'
import type { AppEnv } from './router.ts'
import { apiResponse, isApiPath, plainAnswer } from './router.ts'
import type { MaybeAsync } from './maybe-async.ts'
import { after } from './maybe-async.ts'
import { touchOtherTables } from './store/changes.ts'
import type { World } from './store/world.ts'
import { unloadedHeaders, unloadedPart } from './unloaded-part.ts'
import type { WorldsOptions } from './worlds.ts'
import { Worlds, mainWorld, worldNameOf } from './worlds.ts'

/** The mock server as one function from request to answer. `brokenConnection` asks the caller to break the connection. */
export type MockApp = {
  readonly fetch: (request: Request) => MaybeAsync<Response>
  /**
   * What answers a call of /v1 without Request and Response, which cost as much as the answer. Undefined where only
   * `fetch` answers: every other path, HEAD, calls while faults are active, and pages of other origins.
   */
  readonly call: (call: ApiCall) => (() => MaybeAsync<ApiAnswer>) | undefined
  /** Whether to accept a `Host` header; the listener must check it. */
  readonly answersHost: (header: string | undefined) => boolean
  /** The isolated stores; tests look into them and sign people in without a password. */
  readonly worlds: Worlds
}

export type AppOptions = WorldsOptions & {
  /** Answers what is not the server's own: the built portal (static.ts). Without it such paths are a 404. */
  readonly portal?: (request: Request, settings: object | undefined) => Promise<Response>
  /** Answers `/__mock__/` and its parts: the built control page. Without it they are a 404. */
  readonly controlPage?: (request: Request) => Promise<Response>
  /** Handlers that override operations; may change while the server runs. */
  readonly overrides?: Overrides
  /** The origins of other dev servers, whose pages may call this one: `http://localhost:5173`. */
  readonly cors?: readonly string[]
  /** Names of this server beside the local ones (hosts.ts). */
  readonly allowHost?: readonly string[]
  /** The longest snapshot that the control takes in, in bytes. */
  readonly snapshotLimit?: number
}

const poolPath = `/${userPoolId}/`
const ownPaths = ['/v1/', '/__mock__/', '/__docs__/', '/media/', userPoolPath, poolPath, identityPoolPath]
const ownFiles = new Set(['/config.json', '/__mock__', '/__docs__', '/csp-report', userPoolPath.slice(0, -1)])

/** Whether a path is the mock server's own, for who puts it in front of something else (Vite, a worker). */
export const isMockPath = (pathname: string): boolean =>
  ownFiles.has(pathname) || isHostedPath(pathname) || ownPaths.some((start) => pathname.startsWith(start))

const notFound = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })

/**
 * Composes the mock server: API, identity, control, settings, pictures and, when given, the portal. Needs nothing
 * of Node, so that the same app answers in a browser's worker.
 */
export function createApp({
  portal,
  controlPage,
  overrides,
  cors = [],
  allowHost = [],
  snapshotLimit,
  ...options
}: AppOptions = {}): MockApp {
  const worlds = new Worlds(options)
  const origins = originsOf(cors)
  const isOther = (origin: string) => origins.includes(origin)
  const isOurs = localOr(allowHost)
  const app = new Hono<AppEnv>({ strict: true })
  mountControl(app, worlds, { isOurs, page: controlPage, snapshotLimit })
  app.all('/config.json', (c) => faulty(c.env.world, c.req.raw, async () => config(c.req.raw, isOther)))
  app.post('/csp-report', (c) => takeCspReport(c.env.world, c.req.raw))
  app.put('/media/document-files/*', (c) =>
    faulty(c.env.world, c.req.raw, () => takeDocumentFile(c.env.world, c.req.raw)),
  )
  app.put('/media/content-uploads/*', (c) =>
    faulty(c.env.world, c.req.raw, () => takeMediaFile(c.env.world, c.req.raw)),
  )
  app.get('/media/documents/*', (c) =>
    faulty(c.env.world, c.req.raw, async () => documentAnswer(c.env.world, c.req.url, origins) ?? notFound()),
  )
  app.get('/media/calendars/*', (c) =>
    faulty(c.env.world, c.req.raw, async () => calendarAnswer(c.env.world, c.req.url) ?? notFound()),
  )
  app.get(
    '/media/*',
    (c) =>
      mediaAnswer(c.req.path, c.req.header('range')) ??
      mediaFileAnswer(c.env.world, c.req.path, c.req.header('range')) ??
      logoAnswer(c.env.world, c.req.path) ??
      uploadedFile(c.env.world, c.req.path) ??
      notFound(),
  )
  app.get('/__docs__/*', async (c) => {
    // most servers are never asked for it
    const reference = await import('./reference/reference.ts').catch((error: unknown) => {
      console.error('The mock server could not load the contract reference:', error)
    })
    if (!reference) return new Response(unloadedPart, { status: 503, headers: unloadedHeaders })
    return reference.referenceAnswer(c.req.path)
  })
  // not `all('*')`: it would match every path, and Hono calls a single handler synchronously but several
  // through promises
  app.notFound((c) => faulty(c.env.world, c.req.raw, () => rest(c.env.world, c.req.raw, portal, origins)))
  app.onError((error) => {
    console.error('The mock server failed:', error)
    return Response.json({ detail: 'The mock server failed.', error: error.message }, { status: 500 })
  })
  const fetch: MockApp['fetch'] = (request) => {
    const path = pathOf(request.url)
    const name = worldNameOf(request.headers.get('x-mock-world'), request.url)
    const isGone = worlds.isDiscarded(name)
    if (isGone && !isOfAllWorlds(path)) {
      const gone = goneAnswer(request, path, name, worlds.limit)
      if (gone) return gone
    }
    const world = worlds.get(isGone && isOfAllWorlds(path) ? mainWorld : name)
    if (isApiPath(path)) return apiResponse({ world, overrides }, request)
    closeDueAccounts(world)
    return after(app.fetch(request, { world }), (response) => {
      if (!onlyReads(request, path)) touchOtherTables(world.tables.changes)
      return response
    })
  }
  const call: MockApp['call'] = (one) => {
    if (cors.length > 0 || one.method === 'HEAD' || !isApiPath(pathOf(one.address))) return undefined
    const name = worldNameOf(one.header('x-mock-world'), one.address)
    if (worlds.isDiscarded(name)) return undefined
    const world = worlds.get(name)
    return world.faults.size === 0 ? () => plainAnswer({ world, overrides }, one) : undefined
  }
  return {
    fetch: cors.length === 0 ? fetch : withCors(fetch, isOther, isMockPath),
    call,
    worlds,
    answersHost: (header) => answersHost(header, isOurs),
  }
}

/** Signing in, steering and sending files can change what the API answers. */
const onlyReads = ({ method }: Request, path: string) =>
  (method === 'GET' || method === 'HEAD') && !isHostedPath(path)

/** Faults hit identity, settings and files too, when they name them. */
function faulty(world: World, request: Request, answer: () => Promise<Response>): MaybeAsync<Response> {
  const { pathname } = new URL(request.url)
  const amzTarget = request.headers.get('x-amz-target')?.split('.').at(-1) ?? null
  const target = { method: request.method, path: pathname, operationId: null, amzTarget }
  return applyFaults({ world, request, target, answer })
}

function config(request: Request, isOther: (origin: string) => boolean): Response {
  const page = request.headers.get('origin') ?? ''
  const { origin } = new URL(request.url)
  return Response.json(runtimeConfig(origin, isOther(page) ? page : origin), {
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}

/**
 * The settings to inline in the page. With faults it must fetch the file instead, so that they can affect that
 * call.
 */
const settingsIn = (world: World, request: Request) =>
  world.faults.size === 0 ? runtimeConfig(new URL(request.url).origin) : undefined

async function rest(
  world: World,
  request: Request,
  portal: AppOptions['portal'],
  origins: readonly string[],
): Promise<Response> {
  return (
    (await cognitoFetch(world.pool, request, origins)) ??
    (await portal?.(request, settingsIn(world, request))) ??
    notFound()
  )
}
