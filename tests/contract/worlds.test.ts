import { describe, expect, test } from 'vitest'
import type { ProcessInstanceList } from '#generated/model/index.ts'
import { createApp } from '#mock-server/app.ts'
import { DELETE, GET, PATCH, POST, seeded } from './support/app.ts'
import { call, tokenFor } from './support/client.ts'
import { testRows } from '#tests/support/table.ts'

const patient = `/v1/patients/${seeded.patient('maya')}/`

describe('worlds', () => {
  test('are picked by host name and never meet', async () => {
    await PATCH(patient, { first_name: 'One' }, { world: 'w1' })
    await PATCH(patient, { first_name: 'Two' }, { world: 'w2' })
    expect(Object((await GET(patient, { world: 'w1' })).body).first_name).toBe('One')
    expect(Object((await GET(patient, { world: 'w2' })).body).first_name).toBe('Two')
    expect(Object((await GET(patient)).body).first_name).toBe('Maya')
  })

  test('can be named by a header', async () => {
    const app = createApp()
    const bearer = await tokenFor(app, 'named', 'maya')
    const headers = { 'x-mock-world': 'named' }
    expect((await call(app, 'GET', '/v1/users/current/', { as: { bearer }, headers })).status).toBe(200)
    expect((await call(app, 'GET', '/v1/users/current/', { as: { bearer } })).status).toBe(401)
  })

  testRows(['127.0.0.1', '[::1]', 'localhost'])('%s is the main world', async (host) => {
    const app = createApp()
    const authorization = `Bearer ${await tokenFor(app, 'default', 'maya')}`
    const request = new Request(`http://${host}:4010/v1/users/current/`, { headers: { authorization } })
    expect((await app.fetch(request)).status).toBe(200)
  })

  test('addresses within answers stand on the world’s own origin', async () => {
    const { body } = await GET('/v1/process-instances/?page_size=1', { world: 'w3' })
    expect(Object(body).next).toMatch(/^http:\/\/w3\.localhost:4010\//)
    expect(Object(body).results[0].banner_image).toMatch(/^http:\/\/w3\.localhost:4010\/media\//)
  })

  test('begin alike: the same ids, and the same ids for what is new', async () => {
    const body = { first_name: 'A', last_name: 'B', is_self: false }
    const [a, b] = [
      await POST('/v1/patients/', body, { world: 'w4' }),
      await POST('/v1/patients/', body, { world: 'w5' }),
    ]
    expect(a.text).toBe(b.text)
  })

  test('a token of one world is nothing in another', async () => {
    const app = createApp()
    const bearer = await tokenFor(app, 'w1', 'maya')
    expect((await call(app, 'GET', '/v1/users/current/', { world: 'w2', as: { bearer } })).status).toBe(401)
  })

  test('are few: the one idle longest goes, the main one stays', () => {
    const { worlds } = createApp()
    const main = worlds.get('default')
    const first = worlds.get('first')
    const second = worlds.get('second')
    worlds.get('first')
    for (let index = 0; index < 61; index += 1) worlds.get(`other${index}`)
    expect(worlds.get('first')).toBe(first)
    worlds.get('one-more')
    expect(worlds.get('default')).toBe(main)
    expect(worlds.get('second')).not.toBe(second)
  })

  test('a discarded one answers 410 with words until it starts again', async () => {
    const app = createApp({ limit: 2 })
    const asked = { headers: { 'x-mock-world': 'old' } }
    const old = (path: string, init = {}) =>
      Promise.resolve(app.fetch(new Request(`http://localhost${path}`, { ...asked, ...init })))
    const bearer = await tokenFor(app, 'old', 'maya')
    app.worlds.get('default')
    app.worlds.get('new')
    const gone = await call(app, 'GET', '/v1/users/current/', { world: 'old', as: { bearer } })
    expect([gone.status, Object(gone.body).detail]).toEqual([410, expect.stringContaining('keeps 2 worlds')])
    expect((await old('/__mock__/mailbox')).status).toBe(410)
    const page = await old('/', { headers: { ...asked.headers, accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8'])
    const list = await (await old('/__mock__/worlds')).json()
    expect([list.current, list.limit, list.discarded]).toEqual(['old', 2, ['old']])
    expect((await old('/__mock__/reset', { method: 'POST' })).status).toBe(200)
    expect((await call(app, 'GET', '/v1/users/current/', { world: 'old', as: { bearer } })).status).toBe(401)
    expect(app.worlds.discarded()).toEqual(['new'])
  })

  test('are cheap', () => {
    const { worlds } = createApp()
    /** Milliseconds of the processor for a world, not of the clock: what else the machine does must not decide. */
    const costOfOne = (batch: number): number => {
      const start = process.cpuUsage()
      for (let index = 0; index < 20; index += 1) worlds.get(`cheap${batch}-${index}`)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000 / 20
    }
    // The first batches pay for compiling the code, any for the collector's work; the quickest tells what a world takes.
    const costs = Array.from({ length: 16 }, (_, batch) => costOfOne(batch))
    // About 3 ms each; a slow machine may take three times as long.
    expect(Math.min(...costs)).toBeLessThan(10)
  })
})

describe('the world of many', () => {
  const filter = (page: number, world: string) =>
    POST(
      `/v1/process-instances/filter/?page=${page}&page_size=50&ordering=-enrolled_at`,
      { organization: seeded.organization('lakeside') },
      { as: 'samuel', world },
    )

  test('has 10,000 enrolments and 25,000 tasks more, in pages that fit together', async () => {
    const [first, second, last] = [
      await filter(1, 'large'),
      await filter(2, 'large'),
      await filter(200, 'large'),
    ].map(({ body }) => body as ProcessInstanceList)
    expect(first?.count).toBeGreaterThanOrEqual(10_000)
    const shown = [first, second, last].flatMap((page) => page?.results ?? [])
    expect(new Set(shown.map(({ id }) => id)).size).toBe(150)
    const dates = shown.map(({ enrolled_at: at }) => at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const tasks = await GET(
      `/v1/tasks/?organization=${seeded.organization('lakeside')}&status__in=open,completed,cancelled&page_size=1`,
      { as: 'samuel', world: 'large' },
    )
    expect(Object(tasks.body).count).toBeGreaterThanOrEqual(25_000)
  })

  test('has thousands of open items, of which three are life-threatening', async () => {
    const countOf = async (filter: string) => {
      const path = `/v1/attention-items/?organization=${seeded.organization('lakeside')}&status=open&page_size=1`
      return Object((await GET(`${path}${filter}`, { as: 'samuel', world: 'large' })).body).count
    }
    expect(await countOf('')).toBeGreaterThan(4_981)
    expect(await countOf('&severity__in=danger_to_life')).toBe(3)
  })

  test('shows a change at once, though it remembers what it found', async () => {
    const before = (await filter(1, 'large-100')).body as ProcessInstanceList
    const [newest] = before.results
    await POST(
      `/v1/process-instances/${before.results[1]?.id}/add_execution/`,
      { activity_id: 'nothing', instruction_type: 'startBeforeActivity' },
      { as: 'samuel', world: 'large-100' },
    )
    expect(((await filter(1, 'large-100')).body as ProcessInstanceList).results).toEqual(before.results)
    const gone = await DELETE(`/v1/process-instances/${newest?.id}/`, { as: 'priya', world: 'large-100' })
    expect(gone.status).toBe(204)
    const after = (await filter(1, 'large-100')).body as ProcessInstanceList
    expect([after.count, after.results[0]?.id]).toEqual([before.count - 1, before.results[1]?.id])
  })

  test('is nobody’s but those of its care teams, and a patient in it is not made to wait', async () => {
    const { body } = await GET('/v1/process-instances/', { as: 'maya', world: 'large' })
    const patients = (body as ProcessInstanceList).results.map((instance) => instance.patient.id)
    expect(new Set(patients)).toEqual(new Set([seeded.patient('maya')]))

    /** What one change and one list cost the processor, not the clock; the quickest of the batches pays for nothing else. */
    const cost = async (world?: string): Promise<number> => {
      const costs: number[] = []
      for (let batch = 0; batch < 8; batch += 1) {
        const start = process.cpuUsage()
        for (let index = 0; index < 10; index += 1) {
          await PATCH(patient, { first_name: `Maya${index}` }, { world })
          await GET('/v1/tasks/?assignee=current_user', { world })
        }
        const { user, system } = process.cpuUsage(start)
        costs.push((user + system) / 1000 / 10)
      }
      return Math.min(...costs)
    }
    // Scanning the tasks of all people would cost ten times as much.
    expect(await cost('large')).toBeLessThan(4 * (await cost()))
  })
})
