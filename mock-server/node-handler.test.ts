// The straight way from node:http and the way over Request and Response give the same answers.
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { signInTokens } from './cognito/tokens.ts'
import { toNodeHandler } from './node-handler.ts'
import { uuidOf } from './store/ids.ts'
import { people } from './store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'

const app = createApp()
const fetch = vi.fn(app.fetch)
const server = createServer(toNodeHandler({ ...app, fetch }))
const { pool } = app.worlds.get('default')
let authorization = ''

beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const maya = pool.users.find(people.maya.email)
  if (!maya) throw new Error('Maya is gone')
  authorization = `Bearer ${(await signInTokens(pool, maya)).AccessToken}`
})
afterAll(() => void server.close())

type Sent = {
  readonly method?: string
  readonly headers?: Record<string, string | string[]>
  readonly body?: string
}
type Reply = {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  /** It has a request id, its own. */
  readonly isNamed: boolean
  readonly body: string
}

function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Reply> {
  const { port } = server.address() as AddressInfo
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host: 'localhost:4010', ...headers } },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part) => (text += part))
        reply.on('end', () => {
          const { date: _, 'x-request-id': id, ...kept } = reply.headers
          done({ status: reply.statusCode, headers: kept, isNamed: id !== undefined, body: text })
        })
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

/** A header that comes twice is read by Request alone. */
const twice = { 'x-twice': ['a', 'b'] }
const json = { 'content-type': 'application/json' }
const patient = JSON.stringify({ first_name: 'Zoé', last_name: 'Roy', is_self: false })

testRows<[string, string, Sent]>([
  ['a list', '/v1/tasks/?page_size=3&ordering=-priority,due_at', {}],
  ['a list in French', '/v1/tasks/', { headers: { 'accept-language': 'fr-CA,fr;q=0.9' } }],
  ['one thing', `/v1/patients/${uuidOf('patient:maya')}/`, {}],
  ['a query with escaped characters', '/v1/tasks/?search=hip%20r%C3%A9&page=1', {}],
  ['a thing that is not there', `/v1/tasks/${uuidOf('nothing')}/`, {}],
  ['a path that is not there', '/v1/nothing/', {}],
  ['a method that is not there', '/v1/tasks/', { method: 'DELETE' }],
  ['a query that does not fit', '/v1/tasks/?page=no', {}],
  ['a body that does not fit', '/v1/patients/', { method: 'POST', headers: json, body: '{"first_name": 7}' }],
  [
    'a body behind a byte order mark',
    '/v1/patients/',
    { method: 'POST', headers: json, body: '\uFEFF{"is_self": 7}' },
  ],
  ['a body that is no JSON', '/v1/patients/', { method: 'POST', headers: json, body: '{' }],
  [
    'a body of another type',
    '/v1/patients/',
    { method: 'POST', body: patient, headers: { 'content-type': 'text/plain' } },
  ],
  ['no body', '/v1/patients/', { method: 'POST' }],
  ['nobody', '/v1/tasks/', { headers: { authorization: 'Basic abc' } }],
  ['a made-up token', '/v1/tasks/', { headers: { authorization: 'Bearer abc' } }],
  ['another world', '/v1/organizations/', { headers: { host: 'w1.localhost:4010' } }],
  [
    'a draft that is taken back',
    `/v1/tasks/${uuidOf(`task:${uuidOf('journey:maya-hip')}:hip_check_in:0`)}/draft/`,
    { method: 'DELETE' },
  ],
])('%s is answered alike', async (_, path, sent) => {
  const headers = { authorization, ...sent.headers }
  fetch.mockClear()
  const direct = await ask(path, { ...sent, headers })
  expect(fetch).not.toHaveBeenCalled()
  const whole = await ask(path, { ...sent, headers: { ...headers, ...twice } })
  expect(fetch).toHaveBeenCalledOnce()
  expect(direct).toEqual(whole)
})

test('something new is made by either way, and its address named', async () => {
  for (const more of [{}, twice]) {
    const sent = { method: 'POST', headers: { authorization, ...json, ...more }, body: patient }
    const { status, headers, body } = await ask('/v1/patients/', sent)
    const { id, first_name: name } = JSON.parse(body)
    expect([status, name, headers.location]).toEqual([201, 'Zoé', `/v1/patients/${id}/`])
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  }
})

testRows<[string, string, Sent]>([
  ['HEAD', '/v1/tasks/', { method: 'HEAD' }],
  ['a path to be put right', '/v1/tasks/../tasks/', {}],
  ['an escaped path', '/v1/%74asks/', {}],
  ['a host in capitals', '/v1/tasks/', { headers: { host: 'LOCALHOST:4010' } }],
  [
    'a body without a length',
    '/v1/tasks/',
    { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: '{}' },
  ],
  ['a long body', '/v1/tasks/', { method: 'POST', headers: json, body: ' '.repeat(2_000_001) }],
])('%s goes the way of Requests', async (_, path, sent) => {
  fetch.mockClear()
  const { status } = await ask(path, { ...sent, headers: { authorization, ...sent.headers } })
  expect(status).toBe(sent.method === 'POST' ? 405 : 200)
  expect(fetch).toHaveBeenCalledOnce()
})

test('and so does everything while a fault is active', async () => {
  const { faults } = app.worlds.get('default')
  faults.replace([{ kind: 'status', status: 503, times: 1 }])
  expect((await ask('/v1/tasks/', { headers: { authorization } })).status).toBe(503)
  fetch.mockClear()
  expect((await ask('/v1/tasks/', { headers: { authorization } })).status).toBe(200)
  expect(fetch).toHaveBeenCalledOnce()
  faults.replace([])
})

test('every call is in the record, whichever way it went', async () => {
  const { requests } = app.worlds.get('default')
  for (const more of [{}, twice]) {
    await ask('/v1/tasks/?page_size=1', { headers: { authorization, ...more } })
    expect(requests.list().at(-1)).toMatchObject({
      method: 'GET',
      path: '/v1/tasks/?page_size=1',
      operationId: 'listTasks',
      status: 200,
      detail: { user: { email: people.maya.email }, answer: { status: 200 } },
    })
  }
})
