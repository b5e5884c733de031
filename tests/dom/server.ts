// The mock server for component tests: the portal's own HTTP client calls it in process.
//   answer('listMedications', page([medication()]))   replaces one answer, typed by its operation
//   fails('listMedications', 500)                     makes an operation fail
// Every other call reaches the real mock in a fresh world. All calls and answers are held to the contract.
import { network } from './in-process.ts' // first: before any axios instance exists
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RequestHandler } from 'msw'
import { getResponse, HttpResponse } from 'msw'
import { createApp } from '#mock-server/app.ts'
import { isBroken } from '#mock-server/broken-connection.ts'
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import type { Answer, Call } from '#mock-server/contract.ts'
import type { people } from '#mock-server/store/seeds/people.ts'
import type { World } from '#mock-server/store/world.ts'
import { mockHandlers } from '#mock-server/worker.ts'
import { configureHttp } from '#src/api/http.ts'
import { currentLocale } from '#src/i18n/texts.ts'
import { answerProblems, readRequest } from './exchange.ts'
import type { Exchange } from './exchange.ts'

type Person = keyof typeof people
type Resolver<Id extends OperationId> = (
  call: Pick<Call<Id>, 'params' | 'query' | 'body'>,
) => Answer<Id> | Promise<Answer<Id>>

const app = createApp()
const handlers = mockHandlers(app)
const replaced = new Map<OperationId, RequestHandler>()
const held = new Map<OperationId, Promise<void>>()
let failing: (call: Exchange) => boolean = () => false
let untilFailing = Promise.resolve()
let isEmpty: typeof failing = () => false
let worlds = 0
let caller: Person | null = 'maya'
let calls: Exchange[] = []
let breaches: string[] = []
let open = 0

/** The generated MSW handlers by the name of their file's export: `getListMedicationsMockHandler`. */
const generated: Record<string, (resolver: unknown) => RequestHandler> = Object.assign(
  {},
  ...Object.values(import.meta.glob('#generated/mocks/*/*.msw.ts', { eager: true })),
)

function handlerOf(id: OperationId, resolver: unknown): RequestHandler {
  const name = `get${id[0]?.toUpperCase()}${id.slice(1)}MockHandler`
  const create = generated[name]
  if (!create) throw new Error(`There is no ${name} in generated/mocks`)
  return create(resolver)
}

/** Answers an operation in place of the mock server until the end of the test. */
export function answer<Id extends OperationId>(id: Id, reply: Answer<Id> | Resolver<Id>): void {
  const resolver =
    typeof reply === 'function'
      ? async ({ request }: { request: Request }) => {
          const { params, query, body } = await readRequest(request)
          return (reply as Resolver<Id>)({ params, query, body } as never)
        }
      : reply
  replaced.set(id, handlerOf(id, resolver))
}

/** Whether this device has a connection; for the rest of the test. */
export const setOnline = (isOnline: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })

/** The response of a failure; `throw failure(409, body)` in a resolver makes one call of several fail. */
export function failure(status: number | 'unreachable', body?: unknown): Response {
  if (status === 0) setOnline(false)
  if (status === 0 || status === 'unreachable') return HttpResponse.error()
  return HttpResponse.json((body ?? { detail: `Failed with ${status}.` }) as never, { status })
}

/**
 * Makes an operation fail until it is answered again.
 * @param status 0: this device is offline; `unreachable`: the server is down
 */
export function fails(id: OperationId, status: number | 'unreachable', body?: unknown): void {
  replaced.set(
    id,
    handlerOf(id, () => {
      throw failure(status, body)
    }),
  )
}

/**
 * Makes every call fail that is like this.
 * @returns fails them; until then they wait
 */
export function failsWhere(isLike: typeof failing): () => void {
  let release = () => {}
  failing = isLike
  untilFailing = new Promise((resolve) => void (release = resolve))
  return release
}

/** Makes the lists that are like this empty. */
export const empties = (isLike: typeof failing): void => void (isEmpty = isLike)

async function emptied(response: Response): Promise<Response> {
  const body: unknown = await response.clone().json()
  if (!response.ok || !Object.hasOwn(Object(body), 'count')) return response
  return HttpResponse.json({ ...Object(body), count: 0, next: null, previous: null, results: [] })
}

/** Makes the next call of an operation fail; those after it reach the mock server. */
export function failsOnce(id: OperationId, status: number, body?: unknown): void {
  replaced.set(
    id,
    handlerOf(id, () => {
      restore(id)
      throw failure(status, body)
    }),
  )
}

/** Leaves an operation without an answer. */
export function hangs(id: OperationId): void {
  replaced.set(
    id,
    handlerOf(id, () => {
      open -= 1
      return new Promise(() => undefined)
    }),
  )
}

/** Holds the calls of an operation until the returned function is called. */
export function holds(id: OperationId): () => void {
  let release = () => {}
  held.set(id, new Promise((resolve) => void (release = resolve)))
  return () => {
    held.delete(id)
    release()
  }
}

/** Lets the mock server answer an operation again. */
export const restore = (id: OperationId): void => void replaced.delete(id)

/** Sends calls as this person from now on, or without a token for null. */
export const signedInAs = (person: Person | null): void => void (caller = person)

const worldName = () => `dom-${worlds}`

/** The world of this test, made on first use: its tables, its clock, its faults. */
export const world = (): World => app.worlds.get(worldName())

/** The calls of an operation in this test, in order, as the contract reads them. */
export const callsTo = (id: OperationId): Exchange[] => calls.filter((call) => call.id === id)

/** Every call of this test, in order. */
export const allCalls = (): readonly Exchange[] => calls

/** Waits until every call is answered, and those that follow from the answers. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet = open > 0 ? 0 : quiet + 1) {
    await nextTurn()
  }
}

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  request.headers.set('x-mock-world', worldName())
  // A call that outlives its test is not counted in the next one.
  const [ownCalls, ownBreaches] = [calls, breaches]
  open += 1
  try {
    const exchange = await readRequest(request)
    ownCalls.push(exchange)
    ownBreaches.push(...exchange.problems)
    const isFailing = failing(exchange)
    const until = isFailing ? untilFailing : exchange.id && held.get(exchange.id)
    if (until) {
      open -= 1
      await until
      open += 1
    }
    if (isFailing) return failure(500)
    const own = exchange.id && replaced.get(exchange.id)
    if (!own && caller) world().tokens.set(caller, `${caller}@portage.test`)
    const given = await getResponse(own ? [own] : handlers, request)
    if (!given || isBroken(given) || given.type === 'error') throw new TypeError('Failed to fetch')
    const response = isEmpty(exchange) ? await emptied(given) : given
    // A fault spoils the mock's answers on purpose.
    if (own || world().faults.size === 0) ownBreaches.push(...(await answerProblems(exchange, response)))
    return response
  } finally {
    if (ownCalls === calls) open -= 1
  }
}

network.fetch = serve

/** A new world, nothing replaced, nothing called. */
export function beginTest(): void {
  worlds += 1
  setOnline(true)
  replaced.clear()
  held.clear()
  failing = () => false
  isEmpty = () => false
  calls = []
  breaches = []
  open = 0
  caller = 'maya'
  configureHttp({
    baseUrl: '',
    island: '',
    token: async () => caller ?? undefined,
    locale: currentLocale,
    onUnauthorized: async () => false,
    maxDelay: 0,
  })
}

/** The contract violations in this test. */
export const contractBreaches = (): readonly string[] => breaches
