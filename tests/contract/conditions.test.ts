// Conditions, and what every kind of health record has in common (HEALTH-03, HEALTH-08, DATA-50).
import { beforeEach, describe, expect, test } from 'vitest'
import type { Condition, ConditionList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { app, freshWorld, DELETE, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = '/v1/conditions/'
const maya = seeded.patient('maya')
const asthma = `${path}${uuidOf('condition:maya-asthma')}/`
const arthritis = `${path}${uuidOf('condition:maya-hip-arthritis')}/`
const thisYear = new Date(app.worlds.get('default').clock.now()).getUTCFullYear()

async function list(query: string, options?: CallOptions): Promise<ConditionList> {
  const reply = await GET(`${path}?${query}`, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listConditions', reply)
  return reply.body as ConditionList
}

async function get(address: string): Promise<Condition> {
  const reply = await GET(address)
  expectContract('getCondition', reply)
  return reply.body as Condition
}

const namesOf = ({ results }: ConditionList) => results.map(({ name }) => name)

describe('the list', () => {
  test('is sorted by name, and by year with unknown years last', async () => {
    const names = namesOf(await list(`patient=${maya}`))
    expect(names).toHaveLength(7)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-CA')))
    const newest = await list(`patient=${maya}&ordering=-diagnosis_year`)
    expect(newest.results.map((one) => one.diagnosis_year)).toEqual([
      2025,
      2023,
      2019,
      2012,
      2004,
      1991,
      null,
    ])
  })

  test('keeps what has a status, and what holds a text whatever its accents', async () => {
    expect(namesOf(await list(`patient=${maya}&status=resolved`))).toEqual([
      'Broken wrist',
      'Gestational diabetes',
    ])
    expect((await list(`patient=${maya}&status__in=active,unknown`)).count).toBe(5)
    expect(namesOf(await list(`patient=${maya}&search=ICE`))).toEqual(['Broken wrist'])
    expect(namesOf(await list(`patient=${seeded.patient('luc')}&search=présSION`, { as: 'luc' }))).toEqual([
      'Haute pression',
    ])
  })

  test('comes page by page; a page past the end is a 404 (D-69)', async () => {
    const last = await list(`patient=${maya}&page=4&page_size=2`)
    expect([last.count, last.results.length, last.next]).toEqual([7, 1, null])
    expect((await GET(`${path}?patient=${maya}&page=5&page_size=2`)).status).toBe(404)
  })

  test('needs a profile, and only takes the sorting that it knows', async () => {
    expect(await GET(path)).toMatchObject({ status: 400, body: { patient: ['This field is required.'] } })
    expect((await GET(`${path}?patient=${maya}&ordering=colour`)).status).toBe(400)
  })
})

describe('whose they are', () => {
  testRows(['samuel', 'priya', 'luc'] as const, freshWorld)('%s finds nothing of Maya', async (as) => {
    expect((await GET(`${path}?patient=${maya}`, { as })).status).toBe(404)
    expect((await GET(asthma, { as })).status).toBe(404)
    expect((await PATCH(asthma, { notes: 'x' }, { as })).status).toBe(404)
    expect((await DELETE(asthma, { as })).status).toBe(404)
    expect((await POST(`${asthma}confirm/`, undefined, { as })).status).toBe(404)
    expect((await POST(path, { patient: maya, name: 'Migraine' }, { as })).status).toBe(404)
  })

  test('a carer can write in the other person’s record too', async () => {
    const rose = seeded.patient('rose')
    const made = await POST(path, { patient: rose, name: 'Shingles' }, { as: 'theo' })
    expect(made).toMatchObject({
      status: 201,
      body: { patient: rose, recorded_by: { display_name: 'Theo Martin' } },
    })
    expect((await list(`patient=${seeded.patient('theo')}`, { as: 'theo' })).count).toBe(0)
  })
})

describe('writing', () => {
  test('HEALTH-03: what is not sent is empty; the status follows from the end', async () => {
    const { body, headers } = await POST(path, { patient: maya, name: 'Migraine' })
    expect(body).toMatchObject({ status: 'active', source: 'self_reported', notes: null, can_edit: true })
    expect(headers.get('location')).toBe(`${path}${String(Object(body).id)}/`)
    const past = await POST(path, { patient: maya, name: 'Mumps', resolved_year: 1988 })
    expect(past.body).toMatchObject({ status: 'resolved', resolved_year: 1988 })
  })

  testRows<[string, object, string, string]>(
    [
      [
        'VAL-48: next year',
        { diagnosis_year: thisYear + 1 },
        'diagnosis_year',
        'Dates cannot be in the future.',
      ],
      [
        'VAL-49: 126 years ago',
        { diagnosis_year: thisYear - 126 },
        'diagnosis_year',
        'Must be within the last 125 years.',
      ],
      [
        'an end before its beginning',
        { diagnosis_year: 2010, resolved_year: 2009 },
        'resolved_year',
        'Must be 2010 or more.',
      ],
      [
        'an end of what is active',
        { resolved_year: 2009, status: 'active' },
        'resolved_year',
        'A condition that is active has no end.',
      ],
      ['a name of spaces', { name: '   ' }, 'name', 'This field may not be blank.'],
      ['a short name', { name: 'x' }, 'name', 'Ensure this field has at least 2 characters.'],
      [
        'a long note',
        { notes: 'x'.repeat(1001) },
        'notes',
        'Ensure this field has no more than 1000 characters.',
      ],
      ['an unknown field', { colour: 'red' }, 'colour', 'This field is not known.'],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field, message) => {
    const reply = await POST(path, { patient: maya, name: 'Migraine', ...sent })
    expect([reply.status, reply.body]).toEqual([400, { [field]: [message] }])
  })

  test('D-59: this year and 125 years ago are right; both ends may be the same year', async () => {
    for (const year of [thisYear, thisYear - 125]) {
      const years = { diagnosis_year: year, resolved_year: year }
      expect((await POST(path, { patient: maya, name: 'Migraine', ...years })).status).toBe(201)
    }
  })

  test('a change keeps the rest and says that the record is right today', async () => {
    const before = await get(asthma)
    const { body } = await PATCH(asthma, { notes: null })
    expect(body).toMatchObject({ name: before.name, diagnosis_year: 1991, notes: null })
    expect(Object(body).last_confirmed_at).toBe(Object(body).updated_at)
    expect(await PATCH(asthma, {})).toMatchObject({ status: 400 })
    expect(
      await PATCH(asthma, { diagnosis_year: 2020, resolved_year: 2019, status: 'resolved' }),
    ).toMatchObject({
      status: 400,
      body: { resolved_year: ['Must be 2020 or more.'] },
    })
    expect((await get(asthma)).diagnosis_year).toBe(1991)
  })

  test('what a care team wrote takes a note of the patient, and nothing else', async () => {
    expect(await get(arthritis)).toMatchObject({ source: 'provider', can_edit: false, can_delete: false })
    expect((await PATCH(arthritis, { name: 'Other' })).status).toBe(403)
    expect((await DELETE(arthritis)).status).toBe(403)
    const noted = await PATCH(arthritis, { patient_note: 'It is the right hip.' })
    expect(noted).toMatchObject({
      status: 200,
      body: { patient_note: 'It is the right hip.', last_confirmed_at: null },
    })
  })

  test('a confirmation keeps its time', async () => {
    const { body } = await POST(`${asthma}confirm/`)
    expect(Date.parse(String(Object(body).last_confirmed_at))).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('deleting', () => {
  test('takes a record away, and brings it back as it was', async () => {
    const before = await get(asthma)
    expect((await DELETE(asthma)).status).toBe(204)
    expect((await GET(asthma)).status).toBe(404)
    expect((await list(`patient=${maya}`)).count).toBe(6)
    expect((await POST(`${asthma}restore/`, undefined, { as: 'luc' })).status).toBe(404)
    expect(await POST(`${asthma}restore/`)).toMatchObject({ status: 200, body: before })
    expect(await get(asthma)).toEqual(before)
  })

  test('is permanent after ten minutes', async () => {
    await DELETE(asthma)
    app.worlds.get('default').clock.advance(10 * 60_000 + 1000)
    expect((await POST(`${asthma}restore/`)).status).toBe(404)
  })
})
