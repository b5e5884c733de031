import type { Sender } from '../send.ts'
import { jsonIn } from './json-answers.ts'

type Row = Record<string, unknown>
type Answer = readonly [status: number, json?: unknown]
type Call = {
  readonly method: string
  /** The last part of the path: an id, or the name of the collection. */
  readonly last: string
  readonly isItem: boolean
  readonly query: URLSearchParams
  /** Undefined for what is no JSON. */
  readonly body: unknown
}

/**
 * Small servers written here in the style of frameworks of others, with the traits that the tool met in the real ones
 * (docs/conformance.md, "Other servers"): a recording would fit the requests of one version of the tool only.
 */
const server =
  (collection: string, act: (call: Call) => Answer): Sender =>
  async (request) => {
    const { pathname, searchParams: query } = new URL(request.url)
    const [, first, last = ''] = pathname.split('/')
    const call = { method: request.method, last, isItem: last !== '', query, body: jsonIn(request.body) }
    const [status, json] = first === collection ? act(call) : ([404, {}] as const)
    const headers: Record<string, string> =
      json === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }
    if (status === 405) headers.allow = 'GET'
    return {
      request,
      response: { status, headers, body: json === undefined ? '' : JSON.stringify(json) },
      ms: 0,
    }
  }

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is an object whose known fields have their types and that has no other. */
const fits = (
  value: unknown,
  types: Readonly<Record<string, string>>,
  required: readonly string[],
): value is Row =>
  isObject(value) &&
  required.every((name) => name in value) &&
  Object.entries(value).every(([name, one]) => types[name] === 'any' || typeof one === types[name])

function table(rows: readonly Row[]) {
  const all = new Map(rows.map((row, at) => [at + 1, { id: at + 1, ...row }]))
  let next = rows.length + 1
  const add = (row: Row) => {
    const made = { ...row, id: next }
    all.set(next, made)
    next += 1
    return made
  }
  return { all, add }
}

/** json-server: what is sent is kept, whatever it is, and a refusal is an empty object. */
export function jsonServer(): Sender {
  const { all, add } = table(['One', 'Two', 'Three'].map((title) => ({ title, author: 'ana' })))
  return server('posts', ({ method, last, isItem, query, body }) => {
    if (method !== 'GET' && method !== 'DELETE' && (typeof body !== 'object' || body === null))
      return [400, {}]
    if (!isItem) {
      if (method === 'POST') return [201, Array.isArray(body) ? (add({}), []) : add(body as Row)]
      if (method !== 'GET') return [404, {}]
      const author = query.get('author')
      const key = query.get('_sort')
      const rows = [...all.values()].filter((row: Row) => author === null || row.author === author)
      return [
        200,
        key === null ? rows : rows.toSorted((a: Row, b: Row) => (String(a[key]) < String(b[key]) ? -1 : 1)),
      ]
    }
    const id = Number(last)
    const row = all.get(id)
    if (!row) return [404, {}]
    if (method === 'DELETE') return all.delete(id) ? [200, {}] : [404, {}]
    if (method === 'PUT') all.set(id, { ...(body as Row), id })
    else if (method === 'PATCH') all.set(id, { ...row, ...(body as Row), id })
    else if (method !== 'GET') return [404, {}]
    return [200, all.get(id)]
  })
}

/** LoopBack 4: checks bodies, but for null; writes answer nothing; an address that cannot be found is a failure. */
export function loopback(): Sender {
  const { all, add } = table([{ title: 'Wash the car' }, { title: 'Sleep', isComplete: true }])
  const types = {
    id: 'number',
    title: 'string',
    desc: 'string',
    isComplete: 'boolean',
    remindAtAddress: 'string',
    remindAtGeo: 'string',
    tag: 'any',
  }
  const error = (statusCode: number, name: string): Answer => [statusCode, { error: { statusCode, name } }]
  return server('todos', ({ method, last, isItem, body }) => {
    const isWrite = method === 'POST' || method === 'PUT' || method === 'PATCH'
    const required = method === 'PATCH' ? [] : ['title']
    if (isWrite && body === undefined) return error(400, 'SyntaxError')
    const isUnchecked = body === null && method !== 'PUT'
    if (isWrite && !isUnchecked && !fits(body, types, required)) return error(422, 'UnprocessableEntityError')
    if (last === 'count') return [200, { count: all.size }]
    if (!isItem) {
      if (method === 'GET') return [200, [...all.values()]]
      if (method === 'PATCH') return [200, { count: all.size }]
      if (method !== 'POST') return error(404, 'NotFoundError')
      return isObject(body) && !('remindAtAddress' in body)
        ? [200, add(body)]
        : error(500, 'InternalServerError')
    }
    const id = Number(last)
    const row = all.get(id)
    if (isObject(body) && body.id !== undefined && body.id !== id && method === 'PUT')
      return error(400, 'BadRequest')
    if (!row) return error(404, 'Error')
    if (method === 'GET') return [200, row]
    if (method === 'DELETE') all.delete(id)
    else if (isWrite)
      all.set(id, method === 'PUT' ? { ...(body as Row), id } : { ...row, ...(body as Row), id })
    return [204]
  })
}

/** Feathers: refusals name their class; a list is a page without links; null as a body is a failure. */
export function feathers(): Sender {
  const { all, add } = table(['one', 'two', 'three'].map((text) => ({ text })))
  const types = { text: 'string', read: 'boolean' }
  const error = (code: number, name: string): Answer => [code, { name, message: name, code, className: name }]
  return server('messages', ({ method, last, isItem, query, body }) => {
    const isWrite = method === 'POST' || method === 'PUT' || method === 'PATCH'
    if (isWrite && body === undefined) return error(400, 'BadRequest')
    if (
      (isItem && method === 'POST') ||
      (!isItem && method !== 'GET' && method !== 'POST') ||
      Array.isArray(body)
    )
      return error(405, 'MethodNotAllowed')
    if (isWrite && body === null) return error(500, 'GeneralError')
    const isFitting = fits(body, types, method === 'PATCH' ? [] : ['text']) && body.text !== ''
    if (isWrite && !isFitting) return error(400, 'BadRequest')
    if (method === 'POST') return [201, add(body as Row)]
    if (!isItem) {
      const skip = Number(query.get('$skip') ?? 0)
      return [200, { total: all.size, limit: 10, skip, data: [...all.values()].slice(skip, skip + 10) }]
    }
    const id = Number(last)
    const row = all.get(id)
    if (!row) return error(404, 'NotFound')
    if (method === 'DELETE') all.delete(id)
    if (isWrite) all.set(id, method === 'PUT' ? { ...(body as Row), id } : { ...row, ...(body as Row), id })
    return [200, all.get(id) ?? row]
  })
}
