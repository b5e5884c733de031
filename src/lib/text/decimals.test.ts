import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { decimalsOf } from './decimals.ts'

testRows<[number | null | undefined, (number | null)[], number]>([
  [1, [6, 4, 6], 1],
  [0, [6.25], 0],
  [null, [6.2, 4, 6], 1],
  [undefined, [5, null, 5.25], 2],
  [null, [null, null], 0],
])('%j of %j: %j', (written, values, decimals) => {
  expect(decimalsOf(written, values)).toBe(decimals)
})
