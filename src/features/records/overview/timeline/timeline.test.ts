import { describe, expect, test } from 'vitest'
import { byDate, pagesNeeded, shownOn, timelineOf } from './timeline.ts'
import { testRows } from '#tests/support/table.ts'

const at = (...dates: (string | null)[]) => dates.map((date) => ({ date }))
const dates = (entries: readonly { date: string | null }[]) => entries.map(({ date }) => date)

describe('the order of the timeline (2.3)', () => {
  test('newest first, and what has no date last', () => {
    expect(dates(at('2019', null, '2024-01-02', '2021-11').toSorted(byDate))).toEqual([
      '2024-01-02',
      '2021-11',
      '2019',
      null,
    ])
  })
  test('of one year the more exact dates come first; equal ones keep their order', () => {
    expect(dates(at('2019', '2019-05', '2019-05-04', '2019').toSorted(byDate))).toEqual([
      '2019-05-04',
      '2019-05',
      '2019',
      '2019',
    ])
  })
  test('sorts timestamps among dates', () => {
    expect(dates(at('2026-11-20', '2026-11-20T15:00:00Z', '2026-11-19').toSorted(byDate))).toEqual([
      '2026-11-20T15:00:00Z',
      '2026-11-20',
      '2026-11-19',
    ])
  })
})

test('year by year, the undated ones at the end', () => {
  const years = timelineOf(at('2019', '2024-01-02', null, '2024'), 50)
  expect(years.map(({ year, entries }) => [year, entries.length])).toEqual([
    ['2024', 2],
    ['2019', 1],
    [null, 1],
  ])
})

test('only as many as are shown', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ date: String(1900 + (index % 125)) }))
  const shown = timelineOf(many, shownOn(2)).flatMap(({ entries }) => entries)
  expect(shown).toHaveLength(100)
  expect(shown[0]?.date).toBe('2024')
})

testRows([
  [50, 0, 1],
  [50, 30, 1],
  [50, 2000, 1],
  [100, 2000, 1],
  [150, 2000, 2],
  [150, 101, 2],
  [150, 100, 1],
  [2000, 1999, 20],
])('to show %i, of a kind with %i one needs %i pages', (shown, count, pages) => {
  expect(pagesNeeded(shown, count)).toBe(pages)
})
