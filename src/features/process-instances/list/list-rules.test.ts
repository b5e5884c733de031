// ADMIN-01, CALL-46: converts the query to the contract's filter.
import { expect, test } from 'vitest'
import { areDates, parseDates } from '#src/lib/dates/date-range.ts'
import { type Address, addressRules, filterBody, momentOf, orderingOf } from './list-rules.ts'
import { testRows } from '#tests/support/table.ts'

const none = {
  definition: '',
  organization: '',
  status: '',
  activity: '',
  dates: '',
  incidents: '',
} as const

test('nothing is asked for where nothing is said', () => {
  expect(filterBody({ search: '', filters: none })).toEqual({})
})

test('every filter', () => {
  const filters = {
    definition: 'd',
    organization: 'o',
    status: 'enrolled',
    activity: 'home',
    dates: '2026-11-01..2026-11-30',
    incidents: 'no',
  } as const
  expect(filterBody({ search: 'walter', filters })).toEqual({
    process_definition: 'd',
    organization: 'o',
    status__in: ['enrolled'],
    completed_at__isnull: true,
    current_step__in: ['home'],
    enrolled_at__gte: new Date(2026, 10, 1).toISOString(),
    // includes the whole last day
    enrolled_at__lt: new Date(2026, 11, 1).toISOString(),
    has_incident: false,
    search: 'walter',
  })
})

test('DATA-31: finished is no status of the contract', () => {
  expect(filterBody({ search: '', filters: { ...none, status: 'completed' } })).toEqual({
    completed_at__isnull: false,
  })
  expect(filterBody({ search: '', filters: { ...none, status: 'cancelled' } })).toEqual({
    status__in: ['cancelled'],
  })
})

testRows([
  ['2026-11-01..', true, { from: '2026-11-01', to: '' }],
  ['..2026-11-01', true, { from: '', to: '2026-11-01' }],
  ['..', false, { from: '', to: '' }],
  ['2026-02-30..', false, { from: '', to: '' }],
  ['yesterday', false, { from: '', to: '' }],
])('the dates %j', (text, fits, dates) => {
  expect([areDates(text), parseDates(text)]).toEqual([fits, dates])
})

test('a day starts at local midnight', () => {
  expect(momentOf('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString())
})

testRows<[Address['ordering'], string[]]>([
  [addressRules.first, ['-enrolled_at']],
  [{ by: 'enrolled_at', descending: false }, ['enrolled_at']],
  [{ by: 'patient_name', descending: false }, ['patient_name', '-enrolled_at']],
  [{ by: 'process_definition_name', descending: true }, ['-process_definition_name', '-enrolled_at']],
  [{ by: 'status', descending: false }, ['status', '-enrolled_at']],
  [{ by: 'current_step', descending: false }, ['current_step', '-enrolled_at']],
])('ordering %j', (ordering, asked) => expect(orderingOf({ ordering })).toEqual(asked))

test('the list is sorted newest first', () => {
  expect(addressRules.first).toEqual({ by: 'enrolled_at', descending: true })
})

testRows([
  ['home', true],
  ['../users', false],
  ['', false],
])('the activity %j of the address fits: %s', (text, fits) => {
  expect(addressRules.filters.activity(text)).toBe(fits)
})
