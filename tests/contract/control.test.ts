import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '#mock-server/store/seeds/people.ts'
import { operationsOfDocument } from './support/document.ts'
import { app, freshWorld, DELETE, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

const as = null
const control = (path: string) => GET(`/__mock__/${path}`, { as })

beforeEach(freshWorld)

describe('/__mock__/', () => {
  test('reset affects this world only', async () => {
    const patient = `/v1/patients/${seeded.patient('maya')}/`
    await PATCH(patient, { first_name: 'X' })
    await PATCH(patient, { first_name: 'X' }, { world: 'other' })
    expect((await POST('/__mock__/reset', undefined, { as })).body).toEqual({ world: 'default' })
    expect(Object((await GET(patient)).body).first_name).toBe('Maya')
    expect(Object((await GET(patient, { world: 'other' })).body).first_name).toBe('X')
  })

  test('people tells who can sign in', async () => {
    const told = Object((await control('people')).body).people
    expect(told).toHaveLength(Object.keys(people).length)
    expect(told[0]).toMatchObject({
      name: 'Maya Tremblay',
      email: 'maya@portage.test',
      password: 'Portage-2026!',
    })
  })

  test('requests lists the calls of /v1 in order, with their operation and status', async () => {
    await GET('/v1/users/current/', { as })
    await GET('/v1/tasks/?page_size=1')
    await GET('/v1/nothing/')
    await GET('/config.json')
    expect((await control('requests')).body).toEqual({
      requests: [
        { method: 'GET', path: '/v1/users/current/', operationId: 'getCurrentUser', status: 401 },
        { method: 'GET', path: '/v1/tasks/?page_size=1', operationId: 'listTasks', status: 200 },
        { method: 'GET', path: '/v1/nothing/', operationId: null, status: 404 },
      ],
    })
  })

  test('mailbox shows the newest first, and one address at a time', async () => {
    for (const token of ['invite-lakeside', 'invite-lakeside-parent']) {
      await POST(`/v1/invitations/${seeded.invitation(token)}/resend/`, undefined, { as: 'samuel' })
    }
    const all = Object((await control('mailbox')).body).mails
    expect(all.map(({ to }: { to: string }) => to)).toEqual(['theo@portage.test', 'jo@portage.test'])
    expect(Object((await control('mailbox?to=jo%40portage.test')).body).mails).toHaveLength(1)
  })

  test('clock can be set and moved, and the tokens follow it', async () => {
    await PUT('/__mock__/clock', { now: '2027-01-02T03:04:05Z' }, { as })
    expect(Object((await control('clock')).body).now).toMatch(/^2027-01-02T03:04:0/)
    await PUT('/__mock__/clock', { advance_ms: 3_600_000 }, { as })
    expect(Object((await control('clock')).body).now).toMatch(/^2027-01-02T04:04:0/)
    expect((await GET('/v1/users/current/')).status).toBe(200)
  })

  testRows(
    [
      ['clock', {}],
      ['clock', { now: 'tomorrow' }],
      ['clock', { now: '2027-01-02T03:04:05Z', advance_ms: 1 }],
      ['faults', { kind: 'nothing' }],
      ['faults', { kind: 'status' }],
      ['faults', { kind: 'delay', ms: 5, zzz: 1 }],
      ['faults', 'no json'],
    ],
    freshWorld,
  )('a bad body for %s is a 400: %j', async (path, body) => {
    const reply = await PUT(`/__mock__/${path}`, body, { as })
    expect([reply.status, typeof Object(reply.body).detail]).toEqual([400, 'string'])
  })

  test('faults are put, listed and cleared', async () => {
    const put = await PUT('/__mock__/faults', { kind: 'status', status: 500, times: 2 }, { as })
    expect(put.body).toMatchObject({ faults: [{ kind: 'status', left: 2, hits: 0 }] })
    await GET('/v1/tasks/')
    expect((await control('faults')).body).toMatchObject({ faults: [{ left: 1, hits: 1 }] })
    expect((await DELETE('/__mock__/faults', { as })).body).toEqual({ faults: [] })
  })

  test('what it does not have is a 404', async () => expect((await control('nothing')).status).toBe(404))
})

describe('foreign callers are refused', () => {
  const reset = (host: string, headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://${host}/__mock__/reset`, { method: 'POST', headers }))

  testRows(['evil.example', 'localhost.evil.example:4010', '192.168.1.7:4010'], freshWorld)(
    'Host %s',
    async (host) => {
      expect((await reset(host)).status).toBe(403)
    },
  )
  testRows(['https://evil.example', 'null', 'http://localhost.evil.example'], freshWorld)(
    'Origin %s',
    async (origin) => {
      expect((await reset('localhost:4010', { origin })).status).toBe(403)
    },
  )
  testRows(
    ['http://localhost:5173', 'http://w1.localhost:4010', 'http://127.0.0.1:4010', 'http://[::1]:4010'],
    freshWorld,
  )('but Origin %s is ours', async (origin) => {
    expect((await reset('w1.localhost:4010', { origin })).status).toBe(200)
  })
})

test('the control is no part of the contract', () => {
  expect(operationsOfDocument.filter(({ path }) => !path.startsWith('/v1/'))).toEqual([])
})
