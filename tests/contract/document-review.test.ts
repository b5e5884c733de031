// The findings of a document enter the record only when the person accepts them (DOC-03, B7).
import { beforeEach, describe, expect, test } from 'vitest'
import { app, GET, POST, seeded } from './support/app.ts'
import { documentOf } from './support/document-samples.ts'
import { expectContract } from './support/expect-contract.ts'

type Suggestion = {
  suggestion_id: string
  name: string
  match: { id: string } | null
  state: string
  record: string
}

const patient = seeded.patient('maya')
const path = documentOf('maya-discharge')

async function results(of = path) {
  const reply = await GET(`${of}results/`)
  expectContract('getDocumentResults', reply)
  const { medications, conditions } = Object(reply.body)
  return [...medications, ...conditions] as Suggestion[]
}
async function found(name: string): Promise<Suggestion> {
  const one = (await results()).find((suggestion) => suggestion.name === name)
  if (!one) throw new Error(`${name} was not found in the document`)
  return one
}
const review = (accepted: object[], ignored: string[] = []) => POST(`${path}review/`, { accepted, ignored })
const list = async (kind: 'conditions' | 'medications') =>
  Object((await GET(`/v1/${kind}/?patient=${patient}&page_size=100`)).body).results as {
    id: string
    name: string
  }[]

beforeEach(() => void app.worlds.reset('default'))

test('each finding has its location and confidence; duplicates are marked', async () => {
  expect((await results()).map(({ name, match }) => [name, match !== null])).toEqual([
    ['Naproxen', true],
    ['Ferrous fumarate', false],
    ['Salbutamol', false],
    ['Vitamin C', false],
    ['Asthma', true],
    ['Iron deficiency', false],
  ])
  expect(await found('Iron deficiency')).toMatchObject({
    confidence: 'likely',
    page: 1,
    snippet: 'Iron deficiency, found in the blood test before surgery (2026)',
    diagnosis_year: 2026,
    state: 'pending',
    record: null,
  })
})

test('nothing is in the record before it is accepted; then it says where it came from', async () => {
  const before = await list('conditions')
  expect(before.map(({ name }) => name)).not.toContain('Iron deficiency')
  const { suggestion_id } = await found('Iron deficiency')
  const reply = await review([{ suggestion_id, action: 'create', overrides: { diagnosis_year: 2025 } }])
  expectContract('reviewDocument', reply)
  expect(reply.body).toMatchObject({
    status: 'analyzed',
    suggestions_count: 5,
    linked_records: [{ kind: 'condition', name: 'Iron deficiency' }],
  })
  const { record, state } = await found('Iron deficiency')
  expect(state).toBe('accepted')
  expect((await GET(`/v1/conditions/${record}/`)).body).toMatchObject({
    name: 'Iron deficiency',
    diagnosis_year: 2025,
    source: 'document',
    source_document: path.split('/').at(-2),
    recorded_by: { display_name: 'Maya Tremblay' },
  })
  expect(await list('conditions')).toHaveLength(before.length + 1)
})

test('DOC-03 a medication that is accepted is one of the medications, as far as it was found', async () => {
  const { suggestion_id } = await found('Ferrous fumarate')
  await review([{ suggestion_id, action: 'create', overrides: { strength: '325 mg' } }])
  const { record } = await found('Ferrous fumarate')
  expect((await GET(`/v1/medications/${record}/`)).body).toMatchObject({
    name: 'Ferrous fumarate',
    strength: '325 mg',
    dose: null,
    dose_text: '1 capsule',
    frequency: 'every_other_day',
    route: 'oral',
    start_date: '2026-10-28',
    currently_taking: true,
    source: 'document',
  })
})

test('updating a medication takes over what was found and leaves the rest', async () => {
  const { suggestion_id, match } = await found('Naproxen')
  const before = Object((await GET(`/v1/medications/${match?.id}/`)).body)
  const reply = await review([
    { suggestion_id, action: 'update', target: match?.id, overrides: { start_date: null } },
  ])
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expect((await GET(`/v1/medications/${match?.id}/`)).body).toMatchObject({
    strength: '250 mg',
    dose: null,
    dose_text: '1 tablet',
    reason: before.reason,
    start_date: before.start_date,
  })
})

test('the same decision sent twice writes one record (F06)', async () => {
  const before = (await list('conditions')).length
  const { suggestion_id } = await found('Iron deficiency')
  await review([{ suggestion_id, action: 'create' }])
  await review([{ suggestion_id, action: 'create' }])
  expect(await list('conditions')).toHaveLength(before + 1)
})

test('a record of the same name is updated, or both are kept', async () => {
  const before = (await list('conditions')).length
  const { suggestion_id, match } = await found('Asthma')
  await review([{ suggestion_id, action: 'update', target: match?.id, overrides: { diagnosis_year: 1990 } }])
  expect(await list('conditions')).toHaveLength(before)
  expect((await GET(`/v1/conditions/${match?.id}/`)).body).toMatchObject({
    diagnosis_year: 1990,
    notes: 'Worse in cold air and when I have a cold.',
  })
})

test('both are kept', async () => {
  const before = (await list('conditions')).length
  const { suggestion_id } = await found('Asthma')
  await review([{ suggestion_id, action: 'create' }])
  expect(await list('conditions')).toHaveLength(before + 1)
})

test('DOC-04 it is reviewed when nothing is left to decide', async () => {
  const ids = (await results()).map(({ suggestion_id }) => suggestion_id)
  expect((await review([], ids.slice(1))).body).toMatchObject({ status: 'analyzed', suggestions_count: 1 })
  expect((await review([], ids)).body).toMatchObject({ status: 'reviewed', suggestions_count: 0 })
  expect((await results()).map(({ state }) => state)).toEqual(ids.map(() => 'ignored'))
})

test('a document in which nothing was found is reviewed with nothing', async () => {
  const reply = await POST(`${documentOf('maya-insurance')}review/`, { accepted: [], ignored: [] })
  expect(reply.body).toMatchObject({ status: 'reviewed' })
})

describe('is refused', () => {
  test('what was not found, what has no such field, and a target where there is none', async () => {
    const { suggestion_id } = await found('Iron deficiency')
    const nobody = '00000000-0000-4000-8000-000000000009'
    for (const accepted of [
      { suggestion_id: nobody, action: 'create' },
      { suggestion_id, action: 'update' },
      { suggestion_id, action: 'update', target: nobody },
      { suggestion_id, action: 'create', target: nobody },
      { suggestion_id, action: 'create', overrides: { strength: '5 mg' } },
    ]) {
      const reply = await review([accepted])
      expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['accepted']])
      expectContract('reviewDocument', reply)
    }
    expect((await review([], [nobody])).status).toBe(400)
  })

  test('before the document was read', async () => {
    const waiting = documentOf('maya-xray')
    expect((await GET(`${waiting}results/`)).status).toBe(409)
    expect((await POST(`${waiting}review/`, { accepted: [], ignored: [] })).status).toBe(409)
  })
})
