import { describe, expect, test } from 'vitest'
import type { EnrolmentColumn, SavedViewFilters } from '#generated/model/index.ts'
import { choicesOf, moved } from '../columns/column-order.ts'
import { type Address, filtersOf, orderingOf, queryOfView } from './list-rules.ts'
import { stateOf } from './state.ts'
import { testRows } from '#tests/support/table.ts'

const read = (query: URLSearchParams) => {
  const value = (name: string) => query.get(name) ?? ''
  return {
    search: value('search'),
    filters: {
      status: value('status'),
      step: value('step'),
      overdue: value('overdue'),
      assignee: value('assignee'),
    } as Address['filters'],
  }
}

describe('a saved view and the address say the same (PROV-02, CALL-46)', () => {
  testRows<SavedViewFilters>([
    {},
    { status__in: ['active'], overdue: true },
    { status__in: ['enrolled'], completed_at__isnull: true },
    { completed_at__isnull: false, search: 'é & = ?' },
    { status__in: ['cancelled'], current_step__in: ['hip_check_in'], overdue: false },
    { status__in: ['pending'] },
    { assigned_to: 'me' },
    { status__in: ['active'], assigned_to: 'nobody' },
  ])('%j', (filters) => {
    expect(filtersOf(read(queryOfView({ filters, ordering: [] })))).toEqual(filters)
  })

  test('the order that one sees first is not written out', () => {
    expect([...queryOfView({ filters: {}, ordering: ['-last_activity_at', 'patient_name'] })]).toEqual([])
    expect(String(queryOfView({ filters: {}, ordering: ['-status'] }))).toBe('ordering=-status')
  })
})

test('ties are sorted by name', () => {
  expect(orderingOf({ ordering: { by: 'status', descending: true } })).toEqual(['-status', 'patient_name'])
  expect(orderingOf({ ordering: { by: 'patient_name', descending: true } })).toEqual(['-patient_name'])
})

test('DATA-31: a finished journey is finished, whatever its status', () => {
  expect(stateOf({ status: 'enrolled', completed_at: '2026-11-12T15:00:00Z' })).toBe('completed')
  expect(stateOf({ status: 'enrolled', completed_at: null })).toBe('enrolled')
  expect(stateOf({ status: 'cancelled', completed_at: null })).toBe('cancelled')
})

describe('the order of the columns', () => {
  const column = (key: string): EnrolmentColumn => ({ key, label: key, kind: 'text', options: [] })
  const all = ['name', 'status', 'side'].map(column)

  test('what is shown comes first, in its order', () => {
    const choices = choicesOf(all, ['name', 'side'].map(column))
    expect(choices.map(({ key, isShown }) => [key, isShown])).toEqual([
      ['name', true],
      ['side', true],
      ['status', false],
    ])
  })

  test('one goes a place on or back, and stays where there is none', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c'])
  })
})
