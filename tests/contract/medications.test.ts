// Medicines (HEALTH-01, HEALTH-08, DATA-45..48) and the products that are found by name.
import { beforeEach, describe, expect, test } from 'vitest'
import type { MedicationList, MedicationProductList } from '#generated/model/index.ts'
import { MedicationFrequency, MedicationRoute } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { productSeeds } from '#mock-server/store/seeds/health/products/products.ts'
import { freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = '/v1/medications/'
const maya = seeded.patient('maya')
const sertraline = `${path}${uuidOf('medication:maya-sertraline')}/`

async function list(query: string, options?: CallOptions): Promise<MedicationList> {
  const reply = await GET(`${path}?${query}`, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listMedications', reply)
  return reply.body as MedicationList
}

const namesOf = ({ results }: MedicationList) => results.map(({ name }) => name)

describe('the list', () => {
  test('keeps what is taken now, or what was stopped', async () => {
    expect((await list(`patient=${maya}&currently_taking=true`)).count).toBe(7)
    expect(namesOf(await list(`patient=${maya}&currently_taking=false`))).toEqual([
      'Escitalopram',
      'Naproxen',
      'Prednisone',
      'Prenatal multivitamin',
    ])
  })

  test('Rose takes fourteen, Noor nothing', async () => {
    const rose = await list(`patient=${seeded.patient('rose')}&currently_taking=true`, { as: 'theo' })
    expect(rose.count).toBe(14)
    expect((await list(`patient=${seeded.patient('noor')}`, { as: 'noor' })).count).toBe(0)
  })

  testRows(['samuel', 'priya', 'luc'] as const, freshWorld)('is nothing to %s', async (as) => {
    expect((await GET(`${path}?patient=${maya}`, { as })).status).toBe(404)
    expect((await GET(sertraline, { as })).status).toBe(404)
  })
})

describe('writing', () => {
  const create = (sent: object) => POST(path, { patient: maya, name: 'Metformin', ...sent })

  test('DATA-45: a name is enough; without an end it is taken now', async () => {
    expect(await create({})).toMatchObject({
      status: 201,
      body: { currently_taking: true, instruction_type: 'structured', dose: null, source: 'self_reported' },
    })
    expect(await create({ end_date: '2020' })).toMatchObject({ body: { currently_taking: false } })
  })

  test('DATA-46, DATA-47: every frequency and route is taken, and no other', async () => {
    for (const frequency of Object.values(MedicationFrequency)) {
      const schedule = { times: ['08:00'], days: [], every_n_days: null, text: null }
      const reply = await create({ frequency, ...(frequency === 'custom' && { custom_schedule: schedule }) })
      expect([frequency, reply.status]).toEqual([frequency, 201])
    }
    for (const route of Object.values(MedicationRoute)) expect((await create({ route })).status).toBe(201)
    expect((await create({ frequency: 'hourly' })).status).toBe(400)
    expect((await create({ route: 'nasal' })).status).toBe(400)
  })

  test('DATA-48, D-75: instructions are structured or free text, and nothing else', async () => {
    const told = async (sent: object) => {
      const { status, body } = await create(sent)
      const { instruction_type, instructions } = Object(body)
      return status === 201 ? [instruction_type, instructions] : status
    }
    expect(await told({ instruction_type: 'structured' })).toEqual(['structured', null])
    expect(await told({ instruction_type: 'free_text', instructions: 'With food' })).toEqual([
      'free_text',
      'With food',
    ])
    expect(await told({ instruction_type: 'spoken' })).toBe(400)
  })

  testRows<[string, object, string]>(
    [
      ['a name of spaces', { name: '   ' }, 'name'],
      ['a dose of nothing', { dose: { value: 0, unit: 'tablet' } }, 'dose'],
      ['a schedule of its own that says nothing', { frequency: 'custom' }, 'custom_schedule'],
      [
        'a schedule beside another frequency',
        {
          frequency: 'once_daily',
          custom_schedule: { times: ['08:00'], days: [], every_n_days: null, text: null },
        },
        'custom_schedule',
      ],
      ['a limit of what is not as needed', { frequency: 'once_daily', max_per_day: 3 }, 'max_per_day'],
      ['words that are missing', { instruction_type: 'free_text' }, 'instructions'],
      ['VAL-50: a start that is ahead', { start_date: '2199-01' }, 'start_date'],
      ['VAL-49: a start long ago', { start_date: '1870' }, 'start_date'],
      ['an end before the start', { start_date: '2019-04', end_date: '2019-03' }, 'end_date'],
      ['an end of what is taken', { currently_taking: true, end_date: '2019-03' }, 'end_date'],
      ['a DIN of seven digits', { din: '1234567' }, 'din'],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field) => {
    const reply = await create(sent)
    expect(reply.status).toBe(400)
    expect(Object.keys(Object(reply.body))).toEqual([field])
  })

  test('D-21: an end may be planned', async () => {
    expect((await create({ currently_taking: false, end_date: '2199-01' })).status).toBe(201)
  })

  test('stopping and restarting clears the reason for stopping', async () => {
    const stop = { currently_taking: false, end_date: '2024-03', stop_reason: 'It made me sleepy.' }
    expect(await PATCH(sertraline, stop)).toMatchObject({ status: 200, body: stop })
    expect(await PATCH(sertraline, { currently_taking: true, end_date: null })).toMatchObject({
      status: 200,
      body: { currently_taking: true, end_date: null, stop_reason: null },
    })
  })

  test('what the care team wrote is not changed', async () => {
    const theirs = `${path}${uuidOf('medication:maya-acetaminophen')}/`
    expect((await PATCH(theirs, { notes: 'x' })).status).toBe(403)
    expect((await PATCH(theirs, { patient_note: 'It does not help.' })).status).toBe(200)
  })
})

describe('products', () => {
  async function find(search: string, locale: 'en-ca' | 'fr-ca' = 'en-ca'): Promise<MedicationProductList> {
    const query = new URLSearchParams({ search, page_size: '100' })
    const reply = await GET(`/v1/medication-products/?${query}`, { headers: { 'Accept-Language': locale } })
    expectContract('listMedicationProducts', reply)
    return reply.body as MedicationProductList
  }
  const names = ({ results }: MedicationProductList) => [...new Set(results.map(({ name }) => name))]

  test('are about two hundred, each in both languages and with an id of its own', () => {
    expect(productSeeds.length).toBeGreaterThanOrEqual(200)
    expect(new Set(productSeeds.map(({ id }) => id)).size).toBe(productSeeds.length)
    for (const { name, strength, din } of productSeeds) {
      expect(name['fr-ca']).not.toBe('')
      // French writes a decimal comma
      expect(strength?.['fr-ca'] ?? '').not.toMatch(/\d\.\d|units|per /)
      expect(din ?? '00000000').toMatch(/^\d{8}$/)
    }
  })

  test('are found by their name in either language, and named in that of the reader', async () => {
    for (const search of ['metformin', 'METFORMINE', 'Métformine']) {
      expect(names(await find(search))).toContain('Metformin')
      expect(names(await find(search, 'fr-ca'))).toContain('Metformine')
    }
  })

  test('are found by what is in them, by strength and by DIN', async () => {
    expect(names(await find('acetaminophen'))).toContain('Tylenol Extra Strength')
    expect((await find('levothyroxine 88')).results).toMatchObject([{ strength: '88 mcg' }])
    expect(names(await find('02241497'))).toEqual(['Ventolin HFA'])
    expect((await find('zzz')).count).toBe(0)
  })

  test('start with names that start with the query', async () => {
    const { results } = await find('met')
    expect(results[0]?.name).toMatch(/^Met/)
  })
})
