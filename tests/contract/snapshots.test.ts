import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { restoreWorld, snapshotOf } from '#mock-server/snapshots/snapshot.ts'
import { keptTables } from '#mock-server/snapshots/tables.ts'
import { app, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import type { Reply } from './support/client.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import type { MadeSample } from './support/sample.ts'
import { samples } from './support/samples.ts'

const as = null
const patient = `/v1/patients/${seeded.patient('maya')}/`
const nameIn = async (world: string) => Object((await GET(patient, { world })).body).first_name

const sampleOf: ReadonlyMap<string, MadeSample> = new Map(Object.entries(samples))

/** Random parts of responses: the secrets in URLs. */
const settled = ({ status, text }: Reply) => [
  status,
  text.replaceAll(/\/media\/([\w-]+)\/[0-9a-f-]{36}/g, '/media/$1/secret'),
]

/** The answers of a server to one reading call of each kind. */
async function everything(server: typeof app) {
  const answers: Record<string, unknown> = {}
  for (const { operationId, method } of operationsOfDocument) {
    const sample = sampleOf.get(operationId)
    if (method !== 'GET' || sample === undefined || typeof sample === 'function') continue
    const { path, ...sent } = sample
    answers[operationId] = settled(await call(server, method, path, sent))
  }
  return answers
}

/** Makes, changes and deletes things of every kind; how many calls did. */
async function liveOn(): Promise<number> {
  let done = 0
  for (const { operationId, method } of operationsOfDocument) {
    if (method === 'GET') continue
    const sample = sampleOf.get(operationId)
    if (sample === undefined) continue
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    const { status } = await call(app, method, path, sent)
    if (status < 300) done += 1
  }
  return done
}

/** Another server with the default world of the first, over a text. */
function elsewhere() {
  const text = JSON.stringify(snapshotOf(app.worlds.get('default')))
  const other = createApp()
  restoreWorld(other.worlds, 'default', JSON.parse(text))
  return other
}

beforeEach(() => {
  // two servers are asked one after the other: the second must not tick between
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  app.worlds.reset('default')
})
afterEach(() => void vi.useRealTimers())

describe('the world of a snapshot', () => {
  test('has the same rows, gives the same answers, and the same ids to what is made next', async () => {
    expect(await liveOn()).toBeGreaterThan(60)
    const other = elsewhere()
    const tables = (server: typeof app) => keptTables(server.worlds.get('default').tables)
    expect(tables(other)).toEqual(tables(app))
    expect(await everything(other)).toEqual(await everything(app))
    const body = { first_name: 'A', last_name: 'B', is_self: false }
    const [here, there] = [
      await call(app, 'POST', '/v1/patients/', { body }),
      await call(other, 'POST', '/v1/patients/', { body }),
    ]
    expect(here.status).toBe(201)
    expect([there.text, there.headers.get('location')]).toEqual([here.text, here.headers.get('location')])
    expect(await everything(other)).toEqual(await everything(app))
  })

  test('has the files with their bytes', async () => {
    const body = new FormData()
    body.set('task', seeded.task('gisele-surgery', 'health_questions'))
    body.set('field', 'referral')
    body.set('file', new File(['%PDF-1.7 a letter'], 'lettre été.pdf', { type: 'application/pdf' }))
    const sent = await POST('/v1/uploads/', body, { as: 'gisele' })
    const other = elsewhere()
    const { body: upload } = await call(other, 'GET', `/v1/uploads/${Object(sent.body).id}/`, {
      as: 'gisele',
    })
    const file = await other.fetch(new Request(Object(upload).url))
    expect(await file.text()).toBe('%PDF-1.7 a letter')
  })

  test('is one thing where two places hold it', () => {
    const { instances, journeys } = elsewhere().worlds.get('default').tables
    const hip = instances.get(seeded.journey('maya-hip'))
    const published = journeys.get(seeded.definition('hip-replacement'))?.versions.at(-1)
    expect(hip?.journey).toBeDefined()
    expect(published?.definition).toBe(hip?.journey)
  })

  test('goes on at the moment of the snapshot, or with the time that has passed', () => {
    const { worlds } = app
    const world = worlds.get('default')
    world.clock.advance(3_600_000)
    const then = world.clock.now()
    const snapshot = snapshotOf(world)
    vi.setSystemTime(Date.now() + 86_400_000)
    expect(restoreWorld(worlds, 'default', snapshot).clock.now()).toBe(then)
    const later = restoreWorld(worlds, 'default', snapshot, { timeWentOn: true })
    expect(later.clock.now()).toBe(then + 86_400_000)
  })
})

describe('/__mock__/snapshot', () => {
  const control = '/__mock__/snapshot'

  test('takes a world to another one, and back', async () => {
    await PATCH(patient, { first_name: 'Kept' })
    const { body } = await GET(control, { as })
    expect(body).toMatchObject({ format: 'portage-mock-world', version: 6, contract: '1.0.0' })
    await PATCH(patient, { first_name: 'Lost' })
    expect((await PUT(control, body, { as, world: 'w1' })).body).toMatchObject({ world: 'w1' })
    expect([await nameIn('w1'), await nameIn('default'), await nameIn('w2')]).toEqual([
      'Kept',
      'Lost',
      'Maya',
    ])
    await PUT(control, body, { as })
    expect(await nameIn('default')).toBe('Kept')
  })

  type Sent = {
    version: number
    contract: string
    world?: { tables: Record<string, unknown> }
    shared: unknown[]
  }

  test.each<[string, (sent: Sent) => unknown, string]>([
    ['another thing', () => ({ people: [] }), 'is none: it has no "format": "portage-mock-world"'],
    ['a list', () => [1], 'is none'],
    [
      'another version',
      (sent) => ({ ...sent, version: 99 }),
      'has version 99, and this server reads version 6',
    ],
    [
      'another contract',
      (sent) => ({ ...sent, contract: '0.9.0' }),
      'was taken with version 0.9.0 of the contract',
    ],
    ['half of it', (sent) => ({ ...sent, world: undefined }), 'does not fit: look at world'],
    ['one without a table', (sent) => (delete sent.world?.tables['users'], sent), 'lacks tables.users'],
    [
      'one with another table',
      (sent) => (Object.assign(sent.world?.tables ?? {}, { cats: [] }), sent),
      'has tables.cats, which no world has',
    ],
    [
      'one without what is shared',
      (sent) => ({ ...sent, shared: [] }),
      'names a shared part that is not there',
    ],
  ])('refuses %s in one sentence, and nothing changes', async (_, spoil, detail) => {
    await PATCH(patient, { first_name: 'Here' })
    const { body } = await GET(control, { as })
    const reply = await PUT(control, spoil(body as Sent), { as })
    expect([reply.status, Object(reply.body).detail]).toEqual([
      400,
      expect.stringContaining(`The snapshot ${detail}`),
    ])
    expect(await nameIn('default')).toBe('Here')
  })
})
