// Family history (HEALTH-06, DATA-53); conditions.test.ts covers what all kinds of records share.
import { beforeEach, describe, expect, test } from 'vitest'
import type { FamilyHistoryList } from '#generated/model/index.ts'
import { FamilyRelation } from '#generated/model/index.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = '/v1/family-history/'
const maya = seeded.patient('maya')

async function list(query: string): Promise<FamilyHistoryList> {
  const reply = await GET(`${path}?patient=${maya}&${query}`)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listFamilyHistory', reply)
  return reply.body as FamilyHistoryList
}
const told = async (query: string) =>
  (await list(query)).results.map(({ relation, condition }) => `${relation}: ${condition}`)

test('DATA-53, D-75: the relations of the source, and ours', () => {
  expect(Object.values(FamilyRelation)).toEqual([
    'mother',
    'father',
    'sibling',
    'half_sibling',
    'child',
    'maternal_grandparents',
    'paternal_grandparents',
    'maternal_aunt_uncle',
    'paternal_aunt_uncle',
    'cousin',
    'other',
  ])
})

test('the list is sorted by relative, the closest first, and kept to one of them', async () => {
  expect(await told('')).toEqual([
    'mother: Breast cancer',
    'mother: Osteoarthritis',
    'father: Heart attack',
    'father: High blood pressure',
    'sibling: null',
    'maternal_grandparents: Osteoporosis',
    'paternal_aunt_uncle: Type 2 diabetes',
  ])
  expect(await told('relation=father&ordering=-condition')).toEqual([
    'father: High blood pressure',
    'father: Heart attack',
  ])
  expect(await told('search=osteo')).toHaveLength(2)
})

describe('writing', () => {
  const asthma = { patient: maya, relation: 'child', condition: 'Asthma' }

  test('a relative without an illness', async () => {
    const reply = await POST(path, { patient: maya, relation: 'child', condition: null })
    expect(reply).toMatchObject({
      status: 201,
      body: { condition: null, is_deceased: null, age_at_onset: null },
    })
  })

  testRows<[string, object, string, string]>(
    [
      ['an illness of spaces', { condition: '   ' }, 'condition', 'This field may not be blank.'],
      ['an onset of nothing', { condition: null, age_at_onset: 4 }, 'age_at_onset', 'Only of an illness.'],
      ['a death of the living', { age_at_death: 80 }, 'age_at_death', 'Only of a relative who has died.'],
      [
        'an illness after death',
        { is_deceased: true, age_at_death: 9, age_at_onset: 61 },
        'age_at_death',
        'Not lower than the age at which the illness began.',
      ],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field, message) => {
    const reply = await POST(path, { ...asthma, ...sent })
    expect([reply.status, reply.body]).toEqual([400, { [field]: [message] }])
  })

  testRows(
    [
      ['an unknown relative', { relation: 'neighbour' }, 'relation'],
      ['an age of 126', { age_at_onset: 126 }, 'age_at_onset'],
      ['half a year', { age_at_onset: 1.5 }, 'age_at_onset'],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field) => {
    const reply = await POST(path, { ...asthma, ...sent })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, [field]])
  })
})
