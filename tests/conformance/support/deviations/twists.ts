import type { Exchange, SentRequest } from '../../exchange.ts'
import type { Rule } from '../../rules.ts'
import type { Twist } from '../twisted.ts'
import { answered, withJson } from '../twisted.ts'

/** One way for a backend to go wrong: what is twisted, and what has to be found at which operation. */
export type Deviation = {
  readonly rule: Rule
  readonly at: string
  /** The operations to check; the rest of the contract would only take time. */
  readonly only: readonly string[]
  readonly name: string
  readonly twist: Twist
}

/** Deviations of one operation: each is a rule, what goes wrong in words, and how. */
export const deviationsAt = (
  at: string,
  only: readonly string[],
  all: readonly (readonly [Rule, string, Twist])[],
): Deviation[] => all.map(([rule, name, twist]) => ({ at, only, rule, name: `${at}: ${name}`, twist }))

export type Row = Record<string, unknown>
type Change = (exchange: Exchange, request: SentRequest) => Exchange

const isOf = (request: SentRequest, method: string, path: RegExp): boolean =>
  request.method === method && path.test(new URL(request.url).pathname)

/** Answers of one method and path, when their status is so, are changed. */
export const answers =
  (method: string, path: RegExp, change: Change, statuses = /^2/): Twist =>
  async (request, next) => {
    const exchange = await next(request)
    const fits = isOf(request, method, path) && statuses.test(String(exchange.response.status))
    return fits ? change(exchange, request) : exchange
  }

/** Requests of one method and path are changed on their way. */
export const asks =
  (method: string, path: RegExp, change: (request: SentRequest) => SentRequest): Twist =>
  (request, next) =>
    next(isOf(request, method, path) ? change(request) : request)

export const body = (change: (json: Row) => unknown) => (exchange: Exchange) => withJson(exchange, change)

export const text = (change: (all: string) => string) => (exchange: Exchange) =>
  answered(exchange, { body: change(exchange.response.body) })

export const rows = (change: (row: Row) => Row) =>
  body((json) => ({ ...json, results: (Array.isArray(json.results) ? json.results : []).map(change) }))

export const headers = (change: (all: Row) => Row) => (exchange: Exchange) =>
  answered(exchange, { headers: change({ ...exchange.response.headers }) as Record<string, string> })

export const status = (code: number) => (exchange: Exchange) => answered(exchange, { status: code })

export const without = (name: string) => (json: Row) =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name))

export const query = (change: (search: URLSearchParams) => void) => (request: SentRequest) => {
  const url = new URL(request.url)
  change(url.searchParams)
  return { ...request, url: url.href }
}

/** A cache without invalidation: the first response is repeated forever. */
export function stale(path: RegExp): Twist {
  const kept = new Map<string, Exchange>()
  return async (request, next) => {
    if (!isOf(request, 'GET', path)) return next(request)
    const known = kept.get(request.url) ?? (await next(request))
    kept.set(request.url, known)
    return known
  }
}

/** The JSON of a body; undefined when it is none. */
export function jsonIn(sent: string | null): Row | undefined {
  try {
    return JSON.parse(sent ?? '') as Row
  } catch {
    return undefined
  }
}
