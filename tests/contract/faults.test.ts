import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '#mock-server/faults/fault.ts'
import { app, freshWorld, GET, POST, PUT } from './support/app.ts'
import { tokenFor } from './support/client.ts'
import { testRows } from '#tests/support/table.ts'

const world = () => app.worlds.get('default')
const put = (...faults: Fault[]) => PUT('/__mock__/faults', faults, { as: null })
const tasks = '/v1/tasks/'

beforeEach(freshWorld)

describe('what a fault hits', () => {
  const broken: Fault = { kind: 'status', status: 500 }

  testRows<[Fault['kind'] extends string ? object : never, number, number]>(
    [
      [{}, 500, 500],
      [{ operationId: 'listTasks' }, 500, 200],
      [{ path: '/v1/tasks/' }, 500, 200],
      [{ path: '/v1/*' }, 500, 500],
      [{ method: 'POST' }, 200, 200],
      [{ method: 'get', path: '/v1/users/*' }, 200, 500],
    ],
    freshWorld,
  )('%j', async (match, forTasks, forUser) => {
    await put({ ...broken, match })
    expect([(await GET(tasks)).status, (await GET('/v1/users/current/')).status]).toEqual([forTasks, forUser])
  })

  test('so many times', async () => {
    await put({ ...broken, times: 2 })
    const statuses = [await GET(tasks), await GET(tasks), await GET(tasks)].map(({ status }) => status)
    expect(statuses).toEqual([500, 500, 200])
  })

  test('for so long', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await put({ ...broken, forMs: 40 })
    vi.setSystemTime(Date.now() + 39)
    expect((await GET(tasks)).status).toBe(500)
    vi.setSystemTime(Date.now() + 1)
    expect((await GET(tasks)).status).toBe(200)
    vi.useRealTimers()
  })

  test('settings and identity when it names them', async () => {
    await put(
      { ...broken, match: { path: '/config.json' } },
      { ...broken, match: { amzTarget: 'InitiateAuth' } },
    )
    expect((await GET('/config.json')).status).toBe(500)
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' }
    expect((await POST('/cognito-idp/', {}, { as: null, headers })).status).toBe(500)
  })

  test('only its own world', async () => {
    await put(broken)
    expect((await GET(tasks, { world: 'other' })).status).toBe(200)
  })
})

describe('kinds', () => {
  testRows([400, 401, 403, 404, 409, 413, 415, 422, 429, 500], freshWorld)(
    'status %i is JSON',
    async (status) => {
      await put({ kind: 'status', status })
      const reply = await GET(tasks)
      expect([reply.status, typeof Object(reply.body).detail]).toEqual([status, 'string'])
    },
  )

  testRows([502, 503, 504], freshWorld)('status %i is a page of a gateway', async (status) => {
    await put({ kind: 'status', status })
    const reply = await GET(tasks)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'text/html'])
  })

  test('status with a body and headers of one’s own', async () => {
    await put({ kind: 'status', status: 429, body: { detail: 'Wait' }, headers: { 'retry-after': '7' } })
    const reply = await GET(tasks)
    expect([reply.body, reply.headers.get('retry-after')]).toEqual([{ detail: 'Wait' }, '7'])
  })

  test('delay', async () => {
    await put({ kind: 'delay', ms: 60 })
    const start = performance.now()
    expect((await GET(tasks)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(50)
  })

  test('hang, until the faults are cleared', async () => {
    await put({ kind: 'hang', times: 1 })
    const hanging = GET(tasks, { as: { bearer: await tokenFor(app, 'default', 'maya') } })
    const first = await Promise.race([hanging, new Promise((done) => setTimeout(done, 10, 'nothing'))])
    expect(first).toBe('nothing')
    await put()
    expect((await hanging).status).toBe(0)
  })

  test('resetAfterBytes breaks off in the middle', async () => {
    await put({ kind: 'resetAfterBytes', bytes: 20 })
    const authorization = `Bearer ${await tokenFor(app, 'default', 'maya')}`
    const response = await app.fetch(
      new Request(`http://localhost:4010${tasks}`, { headers: { authorization } }),
    )
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(20)
    await expect(reader?.read()).rejects.toThrow('reset')
  })

  test('dropAfterCommit does the work and answers nothing', async () => {
    await put({ kind: 'dropAfterCommit', match: { operationId: 'createPatient' } })
    const before = world().tables.patients.size
    expect((await POST('/v1/patients/', { first_name: 'A', last_name: 'B', is_self: false })).status).toBe(0)
    expect(world().tables.patients.size).toBe(before + 1)
  })

  test('raw', async () => {
    await put({ kind: 'raw', body: '{"results": [' })
    const reply = await GET(tasks)
    expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([
      200,
      '{"results": [',
      'application/json',
    ])
  })

  test('empty', async () => {
    await put({ kind: 'empty', status: 204 })
    expect(await GET(tasks)).toMatchObject({ status: 204, text: '' })
  })

  test('mutate sets, and removes, anywhere in the body', async () => {
    await put(
      { kind: 'mutate', jsonPath: '$.results[*].name', value: 'N' },
      { kind: 'mutate', jsonPath: 'results.0.kind' },
      { kind: 'mutate', jsonPath: '$.next', value: 5 },
    )
    const { body } = await GET(`${tasks}?page_size=2`)
    expect(Object(body).next).toBe(5)
    expect(Object(body).results.map(({ name }: { name: string }) => name)).toEqual(['N', 'N'])
    expect('kind' in Object(body).results[0]).toBe(false)
  })

  test('hugeList', async () => {
    await put({ kind: 'hugeList', n: 2000 })
    const { results, count } = Object((await GET(tasks)).body)
    expect([count, new Set(results.map(({ id }: { id: string }) => id)).size]).toEqual([2000, 2000])
  })

  test('expireAccessToken makes the tokens given out so far count as expired, once', async () => {
    const bearer = await tokenFor(app, 'default', 'maya')
    await put({ kind: 'expireAccessToken' })
    expect((await GET(tasks, { as: { bearer } })).status).toBe(401)
    expect((await GET(tasks)).status).toBe(200)
  })

  test('revokeSession ends the sessions of the caller only', async () => {
    const [maya, luc] = [await tokenFor(app, 'default', 'maya'), await tokenFor(app, 'default', 'luc')]
    await put({ kind: 'revokeSession' })
    expect((await GET(tasks, { as: { bearer: maya } })).status).toBe(401)
    expect((await GET(tasks, { as: { bearer: luc } })).status).toBe(200)
  })

  test('clockOffset lets the clock of the world be wrong while it is there', async () => {
    const now = async () => Date.parse(String(Object((await GET('/__mock__/clock', { as: null })).body).now))
    await put({ kind: 'clockOffset', ms: -86_400_000 })
    expect(Date.now() - (await now())).toBeGreaterThan(86_000_000)
    await put()
    expect(Math.abs(Date.now() - (await now()))).toBeLessThan(60_000)
  })

  test('chaos fails a share of the calls, the same ones each time, and says so', async () => {
    const run = async () => {
      await put({ kind: 'chaos', percent: 30, seed: 4 })
      const replies = []
      for (let index = 0; index < 60; index += 1) replies.push(await GET('/v1/users/current/'))
      return replies
    }
    const statuses = (await run()).map(({ status }) => status)
    const failed = statuses.filter((status) => status !== 200)
    expect(failed.length).toBeGreaterThan(8)
    expect(failed.length).toBeLessThan(30)
    const again = await run()
    expect(again.map(({ status }) => status)).toEqual(statuses)
    expect(again.find(({ status }) => status >= 400)?.headers.get('x-mock-chaos')).toBe('30')
  })
})
