// Actions for everyone in a journey who fits a filter, however many they are (PROV-02).
import { beforeEach, expect, test } from 'vitest'
import type { ProcessInstance } from '#generated/model/index.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { everyoneInHip } from './support/matching.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const samuel: CallOptions = { as: 'samuel' }
const maya = seeded.journey('maya-hip')
const path = { remind: '/v1/process-instances/remind-matching/', end: '/v1/process-instances/end-matching/' }
const statusOf = async () =>
  ((await GET(`/v1/process-instances/${maya}/`, samuel)).body as ProcessInstance).status

test('everyone who fits is reminded, and no one else', async () => {
  const active = await everyoneInHip({ completed_at__isnull: true, search: 'maya' })
  const reply = await POST(path.remind, active, samuel)
  expectContract('remindMatchingProcessInstances', reply)
  expect(reply.body).toEqual({ reminded: 1, no_open_task: 0, reminded_recently: 0, no_address: 0 })
  const all = await everyoneInHip()
  const counts = (await POST(path.remind, all, samuel)).body as Record<string, number>
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(all.count)
  expect(counts.reminded_recently).toBe(1)
})

test('the journeys of everyone who fits end, with the reason; those that were over stay', async () => {
  const reply = await POST(
    path.end,
    { ...(await everyoneInHip({ search: 'maya' })), reason: ' Over. ' },
    samuel,
  )
  expectContract('endMatchingProcessInstances', reply)
  expect(reply.body).toEqual({ ended: 1, already_over: 0 })
  expect(await statusOf()).toBe('cancelled')
  const events = await GET(`/v1/process-instances/${maya}/events/`, { as: 'maya' })
  expect(JSON.stringify(events.body)).toContain('"Over."')
  expect((await POST(path.end, await everyoneInHip({ search: 'maya' }), samuel)).body).toEqual({
    ended: 0,
    already_over: 1,
  })
})

testRows([path.remind, path.end], freshWorld)(
  'another number than the caller saw: nothing changes (%s)',
  async (at) => {
    const { count, ...rest } = await everyoneInHip()
    const mails = () => app.worlds.get('default').mailbox.list('maya@portage.test').length
    const before = mails()
    const reply = await POST(at, { ...rest, count: count + 1 }, samuel)
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'count_changed' }])
    expect(await statusOf()).toBe('active')
    expect(mails()).toBe(before)
    const fleuve = { ...rest, organization: seeded.organization('fleuve'), count }
    expect((await POST(at, fleuve, samuel)).status).toBe(404)
  },
)
