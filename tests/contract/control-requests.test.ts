import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { detailed } from '#mock-server/store/request-log.ts'
import { toNodeHandler } from '#mock-server/node-handler.ts'
import { app, freshWorld, DELETE, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { tokenFor } from './support/client.ts'
import { testRows } from '#tests/support/table.ts'

const as = null

beforeEach(freshWorld)

type Row = { id: number; verdict: string; problems: unknown; [name: string]: unknown }
const record = async (headers = {}): Promise<Row[]> =>
  Object((await GET('/__mock__/requests/checked', { as, headers })).body).requests
const last = async (headers = {}): Promise<Row> => {
  const found = (await record(headers)).at(-1)
  if (!found) throw new Error('Nothing was recorded')
  return found
}
const opened = async () => Object((await GET(`/__mock__/requests/${(await last()).id}`, { as })).body)

describe('the record of requests', () => {
  test('tells when, how long, who, what and that it fits', async () => {
    const before = Date.now()
    await GET('/v1/tasks/?page_size=1')
    const row = await last()
    expect(row).toMatchObject({
      id: 1,
      method: 'GET',
      path: '/v1/tasks/?page_size=1',
      operationId: 'listTasks',
      status: 200,
      caller: 'maya@portage.test',
      verdict: 'fits',
      problems: null,
      faults: [],
    })
    expect(Date.parse(String(row.at))).toBeGreaterThanOrEqual(before - 1)
    expect(row.ms).toBeGreaterThanOrEqual(0)
  })

  testRows(
    [
      ['7f3a-41c2-9b0e', '7f3a-41c2-9b0e'],
      ['not a <name>', 'own'],
      ['', 'own'],
    ],
    freshWorld,
  )('a call named %j is found by the name that its error answers: %j', async (given, name) => {
    const answer = await GET('/v1/nothing/', { headers: { 'x-request-id': given } })
    const { id, request_id } = await last()
    expect(request_id).toBe(answer.headers.get('x-request-id'))
    expect(request_id).toBe(name === 'own' ? `default-${String(id)}` : name)
  })

  testRows(
    [
      ['/v1/nothing/', 'GET', 'unknown_path'],
      ['/v1/tasks/', 'DELETE', 'unknown_method'],
    ],
    freshWorld,
  )('%s by %s: %3$s', async (path, method, verdict) => {
    await (method === 'GET' ? GET(path) : DELETE(path))
    expect(await last()).toMatchObject({ verdict, operationId: null })
  })

  test('a body that the contract refuses is named field by field, in the language that asks', async () => {
    await PATCH(`/v1/patients/${seeded.patient('maya')}/`, { first_name: 7, colour: 'red' })
    expect(await last()).toMatchObject({
      verdict: 'request_refused',
      problems: { first_name: [expect.any(String)], colour: ['This field is not known.'] },
    })
    const french = await last({ 'accept-language': 'fr-CA' })
    expect(JSON.stringify(french.problems)).not.toContain('This field')
  })

  test('so are a query and an id that cannot be one', async () => {
    await GET('/v1/tasks/?page_size=many')
    expect(await last()).toMatchObject({ verdict: 'request_refused', problems: { page_size: [/./] } })
    await GET('/v1/tasks/seven/')
    expect(await last()).toMatchObject({ verdict: 'request_refused', problems: { id: [/UUID/i] } })
  })

  test('what the server refuses for a reason of its own fits', async () => {
    await GET(`/v1/tasks/${crypto.randomUUID()}/`)
    expect(await last()).toMatchObject({ status: 404, verdict: 'fits' })
    await GET('/v1/tasks/', { as })
    expect(await last()).toMatchObject({ status: 401, verdict: 'fits', caller: null })
  })

  test('an answer that drifted is named, and the fault that did it', async () => {
    await PUT('/__mock__/faults', { kind: 'mutate', jsonPath: '$.results[0].name', value: 7 }, { as })
    await GET('/v1/tasks/')
    expect(await last()).toMatchObject({
      verdict: 'answer_drifted',
      problems: { results: { 0: { name: [expect.any(String)] } } },
      faults: ['mutate'],
    })
  })

  test('a mock that breaks its own contract is a drift, not a fault', async () => {
    const shout = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { tables, pool } = app.worlds.get('default')
    const maya = pool.users.find('maya@portage.test')
    Object.assign(Object(tables.users.find('sub', maya?.sub ?? '')), { language: 'de' })
    await GET('/v1/users/current/')
    expect(await last()).toMatchObject({ status: 500, verdict: 'answer_drifted', faults: [] })
    shout.mockRestore()
  })

  testRows(
    [{ kind: 'status', status: 503 }, { kind: 'drop' }, { kind: 'resetAfterBytes', bytes: 5 }],
    freshWorld,
  )('what %j answers is a fault', async (fault) => {
    await PUT('/__mock__/faults', fault, { as })
    await GET('/v1/tasks/').catch(() => undefined)
    expect(await last()).toMatchObject({ verdict: 'fault', faults: [fault.kind] })
  })

  test('a call that hangs is open', async () => {
    await PUT('/__mock__/faults', { kind: 'hang' }, { as })
    const hanging = GET('/v1/tasks/')
    await vi.waitFor(async () =>
      expect(await last()).toMatchObject({ verdict: 'open', status: null, ms: null }),
    )
    await DELETE('/__mock__/faults', { as })
    await hanging
  })

  test('one can be opened with both bodies', async () => {
    await POST('/v1/patients/', { first_name: 'Rose', last_name: 'Martin', is_self: false })
    const call = await opened()
    expect(JSON.parse(call.request_body.text)).toMatchObject({ first_name: 'Rose' })
    expect(JSON.parse(call.response_body.text)).toMatchObject({ first_name: 'Rose' })
    expect(call.response_headers['content-type']).toBe('application/json')
    expect((await GET('/__mock__/requests/999', { as })).status).toBe(404)
  })

  test('secrets are blacked out, and long bodies cut', async () => {
    const answers = { password: 'Portage-2026!', access_token: 'abc', note: 'x'.repeat(30_000) }
    await POST('/v1/patients/?token=abc123', answers)
    const { path, request_body: body } = await opened()
    expect(path).not.toContain('abc123')
    expect(body.cut).toBe(true)
    expect(body.text).toHaveLength(20_000)
    expect(body.text).not.toMatch(/Portage-2026|"abc"/)
  })

  test('bodies are kept of the last 200 calls, rows of the last 2000; clearing forgets both', async () => {
    for (let call = 0; call <= detailed; call += 1) await GET('/v1/nothing/', { as })
    const log = app.worlds.get('default').requests.list()
    expect(log).toHaveLength(detailed + 1)
    expect(log.filter(({ detail }) => detail)).toHaveLength(detailed)
    expect(await record()).toHaveLength(detailed)
    expect((await DELETE('/__mock__/requests', { as })).body).toEqual({ requests: [] })
    expect(await record()).toEqual([])
  })

  test('plain rows are what they were', async () => {
    await GET('/v1/tasks/')
    expect((await GET('/__mock__/requests', { as })).body).toEqual({
      requests: [{ method: 'GET', path: '/v1/tasks/', operationId: 'listTasks', status: 200 }],
    })
  })
})

test('over HTTP the answers are known too, also those that the server refuses before an operation', async () => {
  const server = createServer(toNodeHandler(app)).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  const authorization = `Bearer ${await tokenFor(app, 'default', 'maya')}`
  for (const path of ['/v1/tasks/?page_size=1', '/v1/nothing/']) {
    await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })).text()
  }
  server.close()
  const [read, unknown] = await record()
  for (const [row, text] of [
    [read, '"results"'],
    [unknown, 'Not found.'],
  ] as const) {
    const { body } = await GET(`/__mock__/requests/${row?.id}`, { as })
    expect(Object(body).response_body.text).toContain(text)
  }
})

test('the record as an HTTP archive', async () => {
  await POST('/v1/patients/', { first_name: 'Rose', last_name: 'Martin', is_self: false })
  const { log } = Object((await GET('/__mock__/requests.har', { as })).body)
  expect(log).toMatchObject({ version: '1.2', entries: [{ comment: 'fits' }] })
  const [{ request, response }] = log.entries
  expect(request).toMatchObject({ method: 'POST', url: 'http://localhost:4010/v1/patients/' })
  expect(request.headers).toContainEqual({ name: 'authorization', value: 'Bearer [redacted]' })
  expect(JSON.parse(request.postData.text)).toMatchObject({ last_name: 'Martin' })
  expect(response).toMatchObject({ status: 201, redirectURL: expect.stringContaining('/v1/patients/') })
  expect(JSON.parse(response.content.text)).toMatchObject({ last_name: 'Martin' })
})
