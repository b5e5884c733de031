import { expect, test } from 'vitest'
import { judge, median, tableOf } from './table.mjs'

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(median([9, 1, 4, 6])).toBe(5)
  expect(() => median([])).toThrow('Nothing was measured.')
})

test('a figure is judged by its budget, and what could not be measured is not ok', () => {
  const figure = { of: 'Mock server', what: 'list', value: 4, unit: 'x', most: 4 } as const
  expect(judge(figure).verdict).toBe('ok')
  expect(judge({ ...figure, value: 4.01 }).verdict).toBe('over')
  expect(judge({ ...figure, value: null }).verdict).toBe('not measured')
  const probes = { of: 'Mock server', what: 'probes', unit: '', least: 22 } as const
  expect([21, 22].map((value) => judge({ ...probes, value }).verdict)).toEqual(['under', 'ok'])
  expect(judge({ of: 'Form', what: 'key', value: 30, unit: 'ms' }).verdict).toBeNull()
})

test('every figure is a line with its budget beside it', () => {
  const lines = tableOf([
    judge({
      of: 'Mock server',
      what: 'list of tasks',
      value: 7.626,
      unit: 'x',
      most: 4,
      note: '214 / 28 µs',
    }),
    judge({ of: 'Mock server', what: 'memory', value: null, unit: 'MB', most: 150 }),
    judge({ of: 'Form', what: 'key press', value: 33.4, unit: 'ms' }),
    judge({ of: 'Form', what: 'probes', value: 21, unit: '', least: 22 }),
  ]).split('\n')
  expect(lines).toEqual([
    '                            measured  budget',
    'Mock server  list of tasks    7.63 x  <= 4 x     over          214 / 28 µs',
    'Mock server  memory                -  <= 150 MB  not measured',
    'Form         key press         33 ms',
    'Form         probes               21  >= 22      under',
  ])
})
