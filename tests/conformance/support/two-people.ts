import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../contract/document.ts'
import { contractOf } from '../contract/read-contract.ts'
import type { Sender } from '../send.ts'

const ID = { type: 'string', format: 'uuid' } satisfies JsonObject
const text: JsonObject = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } }
const note: JsonObject = {
  type: 'object',
  properties: { id: ID, owner: ID, text: { type: 'string' } },
}
const person: JsonObject = {
  type: 'object',
  properties: { id: ID, role_types: { type: 'array', items: { type: 'string' } } },
}
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const rows: JsonObject = {
  type: 'object',
  properties: {
    count: { type: 'integer' },
    next: { type: ['string', 'null'] },
    previous: { type: ['string', 'null'] },
    results: { type: 'array', items: note },
  },
}
const refusals: JsonObject = Object.fromEntries(
  [400, 401, 403, 404, 405].map((status) => [status, json({ type: 'object' })]),
)
const parameters: JsonObject[] = [{ name: 'id', in: 'path', required: true, schema: ID }]

/** Notes of several people; `access` is the `x-access` of the operations, if any. */
export const contractFor = (access?: JsonObject) => {
  const by: JsonObject = access ? { 'x-access': access } : {}
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    security: [{ bearer: [] }],
    paths: {
      '/me/': { get: { operationId: 'getMe', responses: { ...refusals, 200: json(person) } } },
      '/notes/': {
        get: { operationId: 'listNotes', ...by, responses: { ...refusals, 200: json(rows) } },
        post: {
          operationId: 'createNote',
          ...by,
          requestBody: { required: true, ...json(text) },
          responses: { ...refusals, 201: json(note) },
        },
      },
      '/notes/{id}/': {
        parameters,
        get: { operationId: 'getNote', ...by, responses: { ...refusals, 200: json(note) } },
        patch: {
          operationId: 'updateNote',
          ...by,
          requestBody: { required: true, ...json(text) },
          responses: { ...refusals, 200: json(note) },
        },
        delete: { operationId: 'deleteNote', ...by, responses: { ...refusals, 204: {} } },
      },
      '/notes/{id}/restore/': {
        parameters,
        post: { operationId: 'restoreNote', ...by, responses: { ...refusals, 200: json(note) } },
      },
    },
  }
  return contractOf(document, 'notes.json')
}

/** Where one person gets at the notes of another; `shared` is everywhere, on purpose. */
export type Leak = 'list' | 'read' | 'change' | 'remove' | 'restore' | 'shared'

const KINDS: Readonly<Record<string, Leak | undefined>> = { GET: 'read', PATCH: 'change', DELETE: 'remove' }
const ANA = '11111111-1111-4111-8111-111111111111'
const BEN = '22222222-2222-4222-8222-222222222222'
/** An administrator, who reaches the notes of all. */
const ZOE = '33333333-3333-4333-8333-333333333333'
const ROLES: Readonly<Record<string, readonly string[]>> = {
  [ANA]: ['patient', 'provider'],
  [ZOE]: ['admin'],
}
const people = new Map([
  ['Bearer token-of-zoe', ZOE],
  ['Bearer token-of-ana', ANA],
  ['Bearer token-of-ben', BEN],
])

/** A backend in this process where each person has notes, with one leak or none. Owners are shown where `named`. */
export function notesOf(leak?: Leak, named = true): Sender {
  const all = [ANA, BEN].flatMap((owner) => ['one', 'two'].map((text) => ({ id: randomUUID(), owner, text })))
  const removed: typeof all = []
  const shown = ({ owner, ...note }: (typeof all)[number]) => (named ? { owner, ...note } : note)
  const act = (method: string, path: string, me: string | undefined, sent: string | null) => {
    if (me === undefined) return [401, {}]
    if (path === '/me/')
      return method === 'GET' ? [200, { id: me, role_types: ROLES[me] ?? ['patient'] }] : [405, {}]
    const reaches = (kind: Leak) => me === ZOE || leak === kind || leak === 'shared'
    const body = bodyOf(sent)
    if (path === '/notes/' && method === 'GET') {
      const results = all.filter(({ owner }) => owner === me || reaches('list')).map(shown)
      return [200, { count: results.length, next: null, previous: null, results }]
    }
    if (path === '/notes/' && method === 'POST') {
      if (typeof body?.text !== 'string') return [400, {}]
      const made = { id: randomUUID(), owner: me, text: body.text }
      all.push(made)
      return [201, shown(made)]
    }
    const id = path.split('/')[2]
    if (path.endsWith('/restore/')) {
      if (method !== 'POST') return [405, {}]
      const own = all.find((one) => one.id === id && one.owner === me)
      const back = removed.find((one) => one.id === id && (one.owner === me || reaches('restore')))
      if (back) all.push(...removed.splice(removed.indexOf(back), 1))
      const kept = own ?? back
      return kept ? [200, shown(kept)] : [404, {}]
    }
    const kind = KINDS[method]
    if (path === '/notes/' || kind === undefined) return [405, {}]
    const found = all.find(({ id, owner }) => path === `/notes/${id}/` && (owner === me || reaches(kind)))
    if (!found) return [404, {}]
    if (kind === 'remove') removed.push(...all.splice(all.indexOf(found), 1))
    if (kind === 'change' && typeof body?.text !== 'string') return [400, {}]
    if (kind === 'change') found.text = String(body?.text)
    return kind === 'remove' ? [204] : [200, shown(found)]
  }
  return async (request) => {
    const me = people.get(request.headers.authorization ?? '')
    const [status, json] = act(request.method, new URL(request.url).pathname, me, request.body)
    const headers: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
    if (status === 405) headers.allow = 'GET'
    const body = json === undefined ? '' : JSON.stringify(json)
    return { request, response: { status: Number(status), headers, body }, ms: 0 }
  }
}

function bodyOf(sent: string | null): { text?: unknown } | undefined {
  try {
    return JSON.parse(sent ?? '')
  } catch {
    return undefined
  }
}
