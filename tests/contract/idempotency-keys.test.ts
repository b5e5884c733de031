// A write that creates or starts something is safe to send again with the same Idempotency-Key.
import { beforeEach, expect, test } from 'vitest'
import { KeptAnswers } from '#mock-server/contract/kept-answers.ts'
import { keptTables } from '#mock-server/snapshots/tables.ts'
import { testRows } from '#tests/support/table.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import { lateView } from './support/saved-views.ts'
import { samples } from './support/samples.ts'

beforeEach(freshWorld)

const keyed = operationsOfDocument.filter(({ parameters }) =>
  parameters?.some(({ name }) => name === 'Idempotency-Key'),
)
const withKey = (key: string) => ({ headers: { 'idempotency-key': `"${key}"` } })
const [first, second] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const
const medication = { patient: seeded.patient('maya'), name: 'Metformin' }
const medicines = async (): Promise<number> =>
  Object((await GET(`/v1/medications/?patient=${medication.patient}`)).body).results.length
const rowsOf = (part: object): number =>
  part instanceof Map || Array.isArray(part)
    ? [...part].length
    : Object.values(part).reduce<number>((sum, inner) => sum + rowsOf(Object(inner)), 0)

/** The items created in this world: ids, rows and mails. */
function made() {
  const { ids, tables, mailbox } = app.worlds.get('default')
  return [ids.made, rowsOf(keptTables(tables)), mailbox.list()]
}

test('Every call that is answered 201 takes an Idempotency-Key', () => {
  const creating = operationsOfDocument.filter(
    ({ responses, method }) => method === 'POST' && responses['201'],
  )
  expect(creating.filter((operation) => !keyed.includes(operation))).toEqual([])
  expect(creating.length).toBeGreaterThan(20)
})

testRows(keyed, freshWorld)(
  '$operationId: the same call with the same key is answered as the first time, and done once',
  async ({ operationId, method }) => {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample) throw new Error(`There is no sample of ${operationId}`)
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    const headers = { ...sent.headers, ...withKey(first).headers }
    const send = () => call(app, method, path, { ...sent, headers })
    const answered = await send()
    expect(answered.status).toBeLessThan(300)
    const before = made()
    for (const again of [await send(), await send()]) {
      expect(again).toMatchObject({ status: answered.status, text: answered.text })
      expect(again.headers.get('location')).toBe(answered.headers.get('location'))
      expectContract(operationId, again)
    }
    expect(made()).toEqual(before)
  },
)

test('Another key is another intent; without a key everything is as before', async () => {
  const before = await medicines()
  for (const options of [withKey(first), withKey(second), {}, {}])
    expect((await POST('/v1/medications/', medication, options)).status).toBe(201)
  expect(await medicines()).toBe(before + 4)
})

test('The key of another call is refused with 422, and nothing is done', async () => {
  await POST('/v1/medications/', medication, withKey(first))
  const before = await medicines()
  const other = await POST('/v1/medications/', { ...medication, name: 'Ramipril' }, withKey(first))
  expect(other).toMatchObject({
    status: 422,
    body: { detail: 'This Idempotency-Key was used for another request.' },
  })
  expectContract('createMedication', other)
  expect(await medicines()).toBe(before)
})

test('A key is one person’s own', async () => {
  const hers = await POST('/v1/saved-views/', lateView, { as: 'samuel', ...withKey(first) })
  const his = await POST('/v1/saved-views/', lateView, { as: 'ana', ...withKey(first) })
  expect([hers.status, his.status]).toEqual([201, 201])
  expect(Object(his.body).id).not.toBe(Object(hers.body).id)
})

test('What was refused may be sent again with its key', async () => {
  const refused = await POST('/v1/medications/', { ...medication, name: '' }, withKey(first))
  expect(refused.status).toBe(400)
  expect((await POST('/v1/medications/', medication, withKey(first))).status).toBe(201)
})

test('A key is kept for a day', async () => {
  const made = async () => Object((await POST('/v1/medications/', medication, withKey(first))).body).id
  const { clock } = app.worlds.get('default')
  const id = await made()
  clock.advance(24 * 3_600_000 - 60_000)
  expect(await made()).toBe(id)
  clock.advance(120_000)
  expect(await made()).not.toBe(id)
})

test('While the first call is still running, the second one is refused with 409', async () => {
  const kept = new KeptAnswers()
  const said = { key: 'maya 1', says: '/v1/medications/ {}', now: 0 }
  const answer = { status: 201, headers: {}, json: '{}' }
  let finish = () => {}
  const running = kept.once(said, () => new Promise((done) => (finish = () => done(answer))))
  expect(() => kept.once(said, () => answer)).toThrow(expect.objectContaining({ status: 409 }))
  finish()
  await running
  expect(await kept.once(said, () => ({ ...answer, status: 500 }))).toBe(answer)
})
