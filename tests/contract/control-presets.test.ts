import { beforeEach, describe, expect, test, vi } from 'vitest'
import { presetNames, presets } from '#mock-server/faults/presets.ts'
import { freshWorld, GET, POST, PUT } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

const as = null
const put = (body: unknown) => PUT('/__mock__/faults/preset', body, { as })

beforeEach(freshWorld)

/** The statuses of so many calls, 0 for a connection that broke. */
async function statuses(calls: number): Promise<number[]> {
  const found: number[] = []
  for (let call = 0; call < calls; call += 1) found.push((await GET('/v1/tasks/?page_size=1')).status)
  return found
}

describe('fault presets', () => {
  test('are listed with what each does and which faults it is', async () => {
    const { presets: listed } = Object((await GET('/__mock__/faults/preset', { as })).body)
    expect(listed.map(({ name }: { name: string }) => name)).toEqual([...presetNames])
    for (const { does, faults } of listed) {
      expect(does.length).toBeGreaterThan(20)
      expect(faults.length).toBeGreaterThan(0)
    }
  })

  testRows(presetNames, freshWorld)('%s is nothing but faults that can be put by hand', async (preset) => {
    const faults = presets[preset].faults(50)
    expect((await PUT('/__mock__/faults', faults, { as })).status).toBe(200)
    const byHand = Object((await GET('/__mock__/faults', { as })).body).faults
    expect((await put({ preset, percent: 50 })).body).toEqual({ preset, faults: byHand })
  })

  test('offline breaks the connection and does nothing, also at sign-in', async () => {
    await put({ preset: 'offline' })
    const body = { first_name: 'Rose', last_name: 'Martin', is_self: false }
    expect((await POST('/v1/patients/', body)).status).toBe(0)
    const signIn = await POST('/cognito-idp/', {}, { as, headers: { 'x-amz-target': 'X.InitiateAuth' } })
    expect(signIn.status).toBe(0)
    await PUT('/__mock__/faults', [], { as })
    expect(Object((await GET('/v1/patients/')).body).count).toBe(1)
  })

  test('maintenance answers the page of a gateway, and when to come back', async () => {
    await put({ preset: 'maintenance' })
    const reply = await GET('/v1/tasks/')
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '120'])
    expect(reply.text).toContain('Service Unavailable')
  })

  test('slow waits two to four seconds, the same ones each time', async () => {
    const [fault] = presets.slow.faults(0)
    expect(fault).toMatchObject({ kind: 'delay', ms: 2000, mostMs: 4000 })
    const waits = async () => {
      await put({ preset: 'slow' })
      const asked: number[] = []
      vi.stubGlobal('setTimeout', (done: () => void, ms: number) => {
        asked.push(ms)
        done()
      })
      await statuses(8)
      vi.unstubAllGlobals()
      return asked
    }
    const first = await waits()
    expect(first).toHaveLength(8)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(2000)
    expect(Math.max(...first)).toBeLessThanOrEqual(4000)
    expect(Math.max(...first) - Math.min(...first)).toBeGreaterThan(300)
    expect(await waits()).toEqual(first)
  })

  test('unstable lets most calls through, breaks some and refuses some, the same ones each time', async () => {
    const unstable = presets.unstable.faults(0).filter(({ kind }) => kind !== 'delay')
    await PUT('/__mock__/faults', unstable, { as })
    const first = await statuses(120)
    const count = (status: number) => first.filter((one) => one === status).length
    for (const failure of [0, 503]) {
      expect(count(failure)).toBeGreaterThan(4)
      expect(count(failure)).toBeLessThan(25)
    }
    expect(count(200)).toBeGreaterThan(80)
    await PUT('/__mock__/faults', unstable, { as })
    expect(await statuses(120)).toEqual(first)
  })

  test('chaos takes a percentage', async () => {
    expect(Object((await put({ preset: 'chaos', percent: 100 })).body).faults).toMatchObject([
      { kind: 'chaos', percent: 100 },
    ])
    expect((await statuses(20)).every((status) => [0, 429, 500, 503].includes(status))).toBe(true)
  })

  testRows(
    [{}, { preset: 'doom' }, { preset: 'chaos', percent: 101 }, { preset: 'slow', ms: 1 }],
    freshWorld,
  )('a bad body is a 400: %j', async (body) => expect((await put(body)).status).toBe(400))
})
