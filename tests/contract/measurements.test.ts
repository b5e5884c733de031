// Measurements: which are found, and what is refused.
import { beforeEach, expect, test } from 'vitest'
import type { MeasurementList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { testRows } from '#tests/support/table.ts'
import { freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

const path = '/v1/measurements/'
const maya = seeded.patient('maya')

async function list(query: string): Promise<MeasurementList> {
  const reply = await GET(`${path}?patient=${maya}&${query}`)
  expectContract('listMeasurements', reply)
  return reply.body as MeasurementList
}

test('are newest first, by kind, from a moment on, or the latest of each kind', async () => {
  const { results } = await list('kind=weight&page_size=100')
  const times = results.map(({ measured_at: at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(results.every(({ kind }) => kind === 'weight')).toBe(true)
  const from = times[2] ?? ''
  expect((await list(`kind=weight&measured_at__gte=${from}`)).count).toBe(3)
  const latest = (await list('latest=true')).results
  expect(latest.map(({ kind, value }) => [kind, value])).toEqual([
    ['blood_pressure', 130],
    ['weight', 72.1],
    ['blood_glucose', 5.9],
  ])
})

const weight = { kind: 'weight', unit: 'kg', value: 70 }
const pressure = { kind: 'blood_pressure', unit: 'mmHg', value: 120, diastolic: 80 }
const measured_at = '2026-10-02T12:30:00Z'

testRows<[string, object, number, string?]>(
  [
    ['the most that is plausible', { ...weight, value: 400 }, 201],
    ['one more', { ...weight, value: 400.1 }, 400, 'value'],
    ['less than a newborn', { ...weight, value: 0.2 }, 400, 'value'],
    ['a unit of another kind', { ...weight, unit: 'mmHg' }, 400, 'unit'],
    ['a second value for a weight', { ...weight, diastolic: 80 }, 400, 'diastolic'],
    ['a pressure', pressure, 201],
    ['a pressure without its lower value', { ...pressure, diastolic: null }, 400, 'diastolic'],
    ['a lower value that is not lower', { ...pressure, diastolic: 120 }, 400, 'diastolic'],
    ['half a point of pain', { kind: 'pain', unit: 'points', value: 3.5 }, 400, 'value'],
    ['no pain', { kind: 'pain', unit: 'points', value: 0 }, 201],
    ['tomorrow', { ...weight, measured_at: '2027-10-02T12:30:00Z' }, 400, 'measured_at'],
  ],
  freshWorld,
)('%s', async (_, sent, status, field) => {
  const reply = await POST(path, { patient: maya, measured_at, ...sent })
  expect([reply.status, ...Object.keys(status === 400 ? Object(reply.body) : {})]).toEqual([
    status,
    ...(field ? [field] : []),
  ])
})

test('a change is checked as a whole, and a time is stored in UTC', async () => {
  const own = `${path}${uuidOf('measurement:maya-weight-3')}/`
  expect((await PATCH(own, { unit: 'mmol_L' })).status).toBe(400)
  const { body } = await PATCH(own, { measured_at: '2026-10-02T08:30:00-04:00' })
  expect(body).toMatchObject({ measured_at, value: 72.1 })
})

test('what the care team measured accepts a note only', async () => {
  const theirs = `${path}${uuidOf('measurement:maya-clinic-pressure')}/`
  expect((await PATCH(theirs, { value: 120 })).status).toBe(403)
  expect((await PATCH(theirs, { patient_note: 'I was nervous.' })).status).toBe(200)
})

test('an import adds what is not there yet, once, or nothing if one value is wrong', async () => {
  const sent = (measurements: object[]) => POST(`${path}import/`, { patient: maya, measurements })
  const before = (await list('')).count
  const rows = [
    { ...weight, measured_at },
    { ...weight, measured_at: '2026-10-02T08:30:00-04:00' },
    { ...pressure, measured_at },
  ]
  const first = await sent(rows)
  expectContract('importMeasurements', first)
  expect(first.body).toEqual({ added: 2, known: 1 })
  expect((await sent(rows.toReversed())).body).toEqual({ added: 0, known: 3 })
  const wrong = await sent([
    { ...weight, value: 71, measured_at },
    { ...weight, unit: 'mmHg', measured_at },
  ])
  expect([wrong.status, Object.keys(Object(wrong.body).measurements)]).toEqual([400, ['1']])
  expect((await list('')).count).toBe(before + 2)
  const { results } = await list('kind=weight&page_size=100')
  expect(results.find(({ value }) => value === 70)).toMatchObject({
    source: 'self_reported',
    can_delete: true,
  })
  expect((await POST(`${path}import/`, { patient: seeded.patient('luc'), measurements: rows })).status).toBe(
    404,
  )
})
