// Test results (DATA-56, HEALTH-08): which are found, and how they are returned.
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestResultList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = '/v1/test-results/'
const maya = seeded.patient('maya')

async function list(query: string, options?: CallOptions): Promise<TestResultList> {
  const reply = await GET(`${path}?patient=${maya}&${query}`, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listTestResults', reply)
  return reply.body as TestResultList
}

describe('the list', () => {
  test('is newest first over three years, one of them out of range', async () => {
    const { results } = await list('page_size=100')
    const days = results.map(({ collected_at: day }) => day)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(Date.parse(days[0] ?? '') - Date.parse(days.at(-1) ?? '')).toBeGreaterThan(2.5 * 365 * 86_400_000)
    const outside = results.filter(({ interpretation }) => interpretation === 'high')
    expect(outside.map(({ test_name: name, value }) => [name, value])).toEqual([
      ['A1C (average blood sugar)', 6.2],
    ])
  })

  test('one test was measured in two units, each with its own range', async () => {
    const { results } = await list('test_code=14771-0')
    expect(new Set(results.map(({ unit }) => unit))).toEqual(new Set(['mmol/L', 'mg/dL']))
    for (const { unit, reference_high: high } of results) expect(high).toBe(unit === 'mg/dL' ? 99 : 6)
  })

  test('tells the newest of each test, out of range first', async () => {
    const { results } = await list('latest=true&ordering=-out_of_range,test_name&page_size=100')
    expect(new Set(results.map(({ test_code: code }) => code)).size).toBe(results.length)
    expect(results[0]?.interpretation).toBe('high')
    expect(results[1]?.interpretation).toBe('normal')
  })

  test('keeps what lies between two days, and what is out of range', async () => {
    const [first] = (await list('page_size=1')).results
    const day = first?.collected_at ?? ''
    const { results } = await list(`collected_at__gte=${day}&collected_at__lte=${day}&page_size=100`)
    expect(results).toHaveLength(9)
    expect((await list('interpretation__in=high,low')).count).toBe(1)
  })

  test('tells what was not looked at yet, and what changed last', async () => {
    const fresh = (await list('is_new=true&page_size=100')).results
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.every(({ is_new: isNew }) => isNew)).toBe(true)
    const all = (await list('page_size=1')).count
    expect((await list('is_new=false&page_size=1')).count).toBe(all - fresh.length)
    const [first] = (await list('ordering=-updated_at&page_size=100')).results
    const [last] = (await list('ordering=updated_at&page_size=100')).results
    expect(Date.parse(first?.updated_at ?? '')).toBeGreaterThan(Date.parse(last?.updated_at ?? ''))
  })

  test('names tests and panels in the language of the reader, and is searched in both', async () => {
    const french = { headers: { 'Accept-Language': 'fr-ca' } }
    const { results } = await list('search=blood sugar&test_code=14771-0', french)
    expect(results[0]).toMatchObject({ test_name: 'Glycémie à jeun', panel: 'Sucre dans le sang' })
    expect((await list('search=glycemie')).results[0]?.test_name).toMatch(/blood sugar/i)
  })
})

describe('writing', () => {
  const create = (sent: object) =>
    POST(path, { patient: maya, test_name: 'Ferritin (iron stores)', collected_at: '2024-03-02', ...sent })

  test('the code comes of the name, the interpretation of the range', async () => {
    expect(await create({ value: 20, reference_low: 30, reference_high: 300 })).toMatchObject({
      status: 201,
      body: { test_code: '2276-4', interpretation: 'low', is_new: false, can_edit: true },
    })
    expect(await create({ test_name: 'My walking test', value_text: '410 m' })).toMatchObject({
      body: { test_code: 'my-walking-test', interpretation: 'unknown' },
    })
  })

  testRows<[string, object, string]>(
    [
      ['no value at all', {}, 'value'],
      [
        'a range that ends before it begins',
        { value: 1, reference_low: 5, reference_high: 4 },
        'reference_high',
      ],
      ['VAL-50: a day that is ahead', { value: 1, collected_at: '2199-01-01' }, 'collected_at'],
      ['VAL-46: a month', { value: 1, collected_at: '2024-03' }, 'collected_at'],
      ['a value of words', { value: 'high' }, 'value'],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field) => {
    const reply = await create(sent)
    expect(reply.status).toBe(400)
    expect(Object.keys(Object(reply.body))).toEqual([field])
  })

  test('another value is interpreted anew; a note changes nothing of that', async () => {
    const own = `${path}${uuidOf('test-result:maya-glucose-640')}/`
    expect(await PATCH(own, { value: 120 })).toMatchObject({ body: { interpretation: 'high' } })
    expect(await PATCH(own, { notes: 'Fasting' })).toMatchObject({ body: { interpretation: 'high' } })
  })

  test('what is opened is new no more, other tests still are', async () => {
    const seen = await POST(`${path}mark_seen/`, { patient: maya, test_code: '4548-4' })
    expect(seen.status).toBe(204)
    const { results } = await list('latest=true&page_size=100')
    const isNew = Object.fromEntries(results.map((one) => [one.test_code, one.is_new]))
    expect(isNew['4548-4']).toBe(false)
    expect(isNew['14771-0']).toBe(true)
    const other = await POST(`${path}mark_seen/`, { patient: maya, test_code: '4548-4' }, { as: 'luc' })
    expect(other.status).toBe(404)
  })
})

test('a result keeps the decimals that it was written with', async () => {
  const sent = {
    patient: seeded.patient('maya'),
    test_name: 'Potassium',
    value: 4,
    decimals: 1,
    unit: 'mmol/L',
    collected_at: '2026-09-14',
  }
  const { status, body } = await POST('/v1/test-results/', sent)
  expect([status, body]).toEqual([201, expect.objectContaining({ value: 4, decimals: 1 })])
  const { results } = Object(
    (await GET(`/v1/test-results/?patient=${seeded.patient('maya')}&page_size=100`)).body,
  )
  const a1c = results.find((one: { test_code: string }) => one.test_code === '4548-4')
  expect(a1c).toMatchObject({ decimals: 1, reference_low: 4, reference_high: 6 })
})
