import { describe, expect, test } from 'vitest'
import { immunization } from '#tests/dom/records.tsx'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import { sameDose } from '../immunizations/same-dose.ts'
import { vaccineGroups } from '../immunizations/vaccine-groups.ts'
import { isDue, lastLookedAt } from '../record/record.ts'
import { isSameName } from '#src/lib/text/same-name.ts'
import { testRows } from '#tests/support/table.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('whether a record is still right', () => {
  const record = { created_at: '2025-11-01T00:00:00Z', last_confirmed_at: null, can_edit: true }
  test('is due after a year without a review', () => {
    expect(isDue(record, now)).toBe(true)
    expect(isDue({ ...record, created_at: '2025-12-01T00:00:00Z' }, now)).toBe(false)
    expect(isDue({ ...record, last_confirmed_at: '2026-01-01T00:00:00Z' }, now)).toBe(false)
  })
  test('is not asked of what the person cannot change', () => {
    expect(isDue({ ...record, can_edit: false }, now)).toBe(false)
  })
  test('counts from when it was last confirmed', () => {
    expect(lastLookedAt({ ...record, last_confirmed_at: '2026-01-01T00:00:00Z' })).toBe(
      '2026-01-01T00:00:00Z',
    )
  })
})

testRows([
  ['Asthma', ' ASTHMA ', true],
  ['Haute pression', 'haute  préssion', true],
  ['Crohn’s disease', "crohn's disease", true],
  ['COVID-19', 'covid 19', true],
  ['Asthma', 'Asthma attack', false],
  ['', '', false],
])('%j and %j are one name: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))

test('a change is what is different, also within objects', () => {
  const before = { name: 'a', code: { system: 's', code: '1' }, notes: null as string | null }
  expect(changedFields(before, { ...before, code: { system: 's', code: '1' } })).toEqual({})
  expect(changedFields(before, { ...before, code: { system: 's', code: '2' }, notes: 'x' })).toEqual({
    code: { system: 's', code: '2' },
    notes: 'x',
  })
})

describe('2.5 vaccines', () => {
  const flu = immunization({ id: 'flu-25' })
  const older = immunization({ id: 'flu-24', vaccine_name: 'FLU ', date_received: '2024-11' })
  const hepatitis = immunization({
    id: 'hep-1',
    vaccine_name: 'Hepatitis B',
    date_received: '2026-09-09',
    dose_number: 1,
    next_dose_date: '2026-12',
  })
  const today = '2026-11-20'

  test('groups doses by vaccine, latest first', () => {
    const groups = vaccineGroups([hepatitis, older, flu], today)
    expect(groups.map(({ name, doses }) => [name, doses.map(({ id }) => id)])).toEqual([
      ['Hepatitis B', ['hep-1']],
      ['FLU ', ['flu-25', 'flu-24']],
    ])
    expect(groups.map(({ last, next }) => [last, next])).toEqual([
      ['2026-09-09', '2026-12'],
      ['2025-10-18', null],
    ])
  })
  test('omits a next dose in the past; keeps one of this month', () => {
    const nextOf = (next: string) => vaccineGroups([immunization({ next_dose_date: next })], today)[0]?.next
    expect([nextOf('2026-10'), nextOf('2026-11'), nextOf('2026-11-19'), nextOf('2026')]).toEqual([
      null,
      '2026-11',
      null,
      '2026',
    ])
  })
  test('the same date or the same number is the same dose; itself is not', () => {
    const rows = [flu, hepatitis]
    expect(sameDose(rows, { name: 'flu', date: '2025-10-18', dose: null })?.by).toBe('date')
    expect(sameDose(rows, { name: 'hepatitis b', date: '2026', dose: 1 })?.by).toBe('dose')
    expect(sameDose(rows, { name: 'flu', date: '2025-10-18', dose: null, self: 'flu-25' })).toBeUndefined()
    expect(sameDose(rows, { name: 'flu', date: '', dose: null })).toBeUndefined()
    expect(sameDose(rows, { name: 'polio', date: '2025-10-18', dose: 1 })).toBeUndefined()
  })
})
