import { expect } from 'vitest'
import { progressAt } from './reading-progress.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['just opened, a long text', 300, 5000, 10],
  ['a quarter', -500, 5000, 25],
  ['more than half', -2400, 5000, 50],
  ['the end', -4200, 5000, 100],
  ['scrolled beyond', -9000, 5000, 100],
  ['all of a short text at once', 100, 300, 100],
  ['still below the screen', 900, 300, 10],
  ['nothing to read', 0, 0, 10],
])('2.15, Continue reading: %s', (_, top, height, expected) => {
  expect(progressAt({ top, height, screen: 800 })).toBe(expected)
})
