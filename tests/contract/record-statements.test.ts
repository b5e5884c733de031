// Statements about a kind of record without records (B6, DATA-56).
import { beforeEach, describe, expect, test } from 'vitest'
import type { RecordStatement, RecordStatementList } from '#generated/model/index.ts'
import { RecordKind } from '#generated/model/index.ts'
import { moveStatements, state, statementOf } from '#mock-server/records/statements.ts'
import { app, freshWorld, DELETE, GET, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = '/v1/record-statements/'
const noor = seeded.patient('noor')
const as = 'noor'

async function read(kind: string): Promise<RecordStatement> {
  const reply = await GET(`${path}${kind}/?patient=${noor}`, { as })
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('getRecordStatement', reply)
  return reply.body as RecordStatement
}
const say = (kind: string, status: string | null, patient = noor) =>
  PUT(`${path}${kind}/`, { patient, status }, { as })

test('nothing is said at first, of any kind', async () => {
  const reply = await GET(`${path}?patient=${noor}`, { as })
  expectContract('listRecordStatements', reply)
  const { count, results } = reply.body as RecordStatementList
  expect(count).toBe(8)
  expect(results.map(({ kind, status }) => [kind, status])).toEqual(
    Object.values(RecordKind).map((kind) => [kind, null]),
  )
})

testRows(['none_known', 'unknown', 'declined'], freshWorld)(
  '%s is kept, with who said it and when',
  async (status) => {
    const reply = await say('family-history', status)
    expectContract('saveRecordStatement', reply)
    expect(reply).toMatchObject({
      status: 200,
      body: { kind: 'family-history', status, recorded_by: { display_name: 'Noor Haddad' } },
    })
    expect(await read('family-history')).toEqual(reply.body)
    expect((await read('allergies')).status).toBeNull()
  },
)

test('it can be taken back', async () => {
  await say('allergies', 'none_known')
  expect(await say('allergies', null)).toMatchObject({
    status: 200,
    body: { status: null, updated_at: null },
  })
})

describe('where there are records', () => {
  const wasps = { patient: noor, allergen: 'Wasps', category: 'insect', reactions: ['swelling'] }

  test('2.8: it goes away when one is added, and does not come back with a deletion', async () => {
    await say('allergies', 'none_known')
    const { body } = await POST('/v1/allergies/', wasps, { as })
    expect((await read('allergies')).status).toBeNull()
    await DELETE(`/v1/allergies/${String(Object(body).id)}/`, { as })
    expect((await read('allergies')).status).toBeNull()
    expect((await say('allergies', 'none_known')).status).toBe(200)
    expect((await read('allergies')).status).toBe('none_known')
  })

  test('it is refused', async () => {
    await POST('/v1/allergies/', wasps, { as })
    const reply = await say('allergies', 'none_known')
    expectContract('saveRecordStatement', reply)
    expect(reply).toMatchObject({ status: 409, body: { code: 'has_records' } })
    expect((await say('allergies', null)).status).toBe(200)
  })
})

describe('documents have a table of their own', () => {
  test('it is refused where there are some, and kept where there are none', async () => {
    const maya = seeded.patient('maya')
    const refused = await PUT(`${path}documents/`, { patient: maya, status: 'none_known' }, { as: 'maya' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'has_records' } })
    expect((await say('documents', 'none_known')).status).toBe(200)
    expect((await read('documents')).status).toBe('none_known')
  })

  test('it goes away when one is on its way; one whose file never arrives is none', async () => {
    await say('documents', 'declined')
    const file = { file_name: 'a.pdf', content_type: 'application/pdf', size: 900 }
    expect((await POST('/v1/documents/', { patient: noor, name: 'A', ...file }, { as })).status).toBe(201)
    expect((await read('documents')).status).toBeNull()
    app.worlds.get('default').clock.advance(2 * 86_400_000)
    expect((await say('documents', 'none_known')).status).toBe(200)
  })
})

describe('what is not right', () => {
  testRows(
    [
      ['a kind that there is not', 'moods', 'none_known', noor, 404],
      ['something else', 'allergies', 'perhaps', noor, 400],
      ['of somebody else', 'allergies', 'none_known', seeded.patient('maya'), 404],
    ],
    freshWorld,
  )('%s', async (_, kind, status, patient, answer) => {
    expect((await say(kind, status, patient)).status).toBe(answer)
  })
  test('without a profile', async () => {
    expect((await GET(`${path}allergies/`, { as })).status).toBe(400)
    expect((await GET(`${path}?patient=${seeded.patient('maya')}`, { as })).status).toBe(404)
  })
})

test('what a guest said goes over, but not over what is said already', () => {
  const world = app.worlds.get('default')
  const [from, into] = [seeded.patient('noor'), seeded.patient('ana')]
  const who = { id: seeded.user('noor'), firstName: 'Noor', lastName: 'Haddad' }
  state(world, { patient: from, kind: 'allergies', status: 'none_known' }, who)
  state(world, { patient: from, kind: 'procedures', status: 'none_known' }, who)
  state(world, { patient: into, kind: 'procedures', status: 'unknown' }, who)
  moveStatements(world, from, into)
  const said = (patient: string) => [
    statementOf(world, patient, 'allergies').status,
    statementOf(world, patient, 'procedures').status,
  ]
  expect([said(from), said(into)]).toEqual([
    [null, null],
    ['none_known', 'unknown'],
  ])
})
