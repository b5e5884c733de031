// Procedures and immunizations: what they have beside what all records have (HEALTH-02, HEALTH-04, DATA-49, DATA-51).
import { beforeEach, describe, expect, test } from 'vitest'
import type { ImmunizationList, ProcedureList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { app, freshWorld, DELETE, GET, PATCH, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const maya = seeded.patient('maya')
const now = new Date(app.worlds.get('default').clock.now())
const thisYear = now.getUTCFullYear()

async function procedures(query = ''): Promise<ProcedureList> {
  const reply = await GET(`/v1/procedures/?patient=${maya}${query}`)
  expectContract('listProcedures', reply)
  return reply.body as ProcedureList
}

async function immunizations(query = ''): Promise<ImmunizationList> {
  const reply = await GET(`/v1/immunizations/?patient=${maya}${query}`)
  expectContract('listImmunizations', reply)
  return reply.body as ImmunizationList
}

describe('procedures', () => {
  test('2.7: newest first, unknown dates last, in both directions', async () => {
    expect((await procedures()).results.map(({ date }) => date)).toEqual([
      '2025-06-12',
      '2023',
      '2012-11-04',
      '2004-02',
      null,
    ])
    expect((await procedures('&ordering=date')).results.at(-1)?.date).toBeNull()
  })

  test('a range of days keeps what may lie in it', async () => {
    const found = await procedures('&date__gte=2004-02-20&date__lte=2023-03-01')
    expect(found.results.map(({ date }) => date)).toEqual(['2023', '2012-11-04', '2004-02'])
  })

  testRows<[string, object, number]>(
    [
      [
        'VAL-50: tomorrow',
        { date: new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10) },
        400,
      ],
      ['VAL-50: next year', { date: String(thisYear + 1) }, 400],
      ['VAL-49: 126 years ago', { date: String(thisYear - 126) }, 400],
      ['D-59: 125 years ago', { date: String(thisYear - 125) }, 201],
      ['VAL-60: a day without a month', { date: '2010--05' }, 400],
      ['VAL-47: a day that does not exist', { date: '2023-02-29' }, 400],
      ['no date', {}, 201],
      ['a name of spaces', { name: '  ' }, 400],
    ],
    freshWorld,
  )('%s', async (_, sent, status) => {
    const reply = await POST('/v1/procedures/', { patient: maya, name: 'Knee surgery', ...sent })
    expect(reply.status).toBe(status)
  })

  test('are brought back as they were', async () => {
    const wrist = `/v1/procedures/${uuidOf('procedure:maya-wrist')}/`
    const before = await GET(wrist)
    expect((await DELETE(wrist)).status).toBe(204)
    expect((await POST(`${wrist}restore/`)).body).toEqual(before.body)
    const locked = `/v1/procedures/${uuidOf('procedure:maya-hip-injection')}/`
    expect((await PATCH(locked, { outcome: 'None' })).status).toBe(403)
  })
})

describe('immunizations', () => {
  test('2.5: newest first; found by vaccine and by date', async () => {
    const all = await immunizations()
    expect(all.results[0]).toMatchObject({ vaccine_name: 'Hepatitis B', next_dose_date: '2026-12' })
    const flu = await immunizations('&vaccine_name__icontains=FLU')
    expect(flu.results.map(({ date_received: date }) => date)).toEqual(['2025-10-18', '2024-11'])
    const lately = await immunizations('&date_received__gte=2024-11-15')
    expect(lately.results.map(({ date_received: date }) => date)).toEqual([
      '2026-09-09',
      '2025-10-18',
      '2024-11',
    ])
  })

  testRows<[string, object, number]>(
    [
      ['at least a year', { date_received: '' }, 400],
      ['VAL-50: not in the future', { date_received: String(thisYear + 1) }, 400],
      ['the next dose may be ahead', { next_dose_date: String(thisYear + 2) }, 201],
      ['the next dose is not before this one', { next_dose_date: '2019' }, 400],
      ['a dose has a number from 1', { dose_number: 0 }, 400],
    ],
    freshWorld,
  )('%s', async (_, sent, status) => {
    const body = { patient: maya, vaccine_name: 'Shingles', date_received: '2020-05', ...sent }
    expect((await POST('/v1/immunizations/', body)).status).toBe(status)
  })
})
