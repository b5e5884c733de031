import { expect } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { pageFrom, pageSpan } from './page-number.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['', 1],
  ['page=1', 1],
  ['page=12&other=x', 12],
  ['page=', undefined],
  ['page=0', undefined],
  ['page=-2', undefined],
  ['page=2.5', undefined],
  ['page=two', undefined],
  ['page=1e3', undefined],
  ['page=99999999999999999999', undefined],
])('the page in "%s"', (query, page) => {
  expect(pageFrom(new URLSearchParams(query))).toBe(page)
})

testRows([
  ['nothing', [1, 20, 0], { from: 0, to: 0, pages: 1 }],
  ['less than a page', [1, 20, 3], { from: 1, to: 3, pages: 1 }],
  ['exactly a page', [1, 20, 20], { from: 1, to: 20, pages: 1 }],
  ['the last of three', [3, 20, 57], { from: 41, to: 57, pages: 3 }],
] as const)('the span of %s', (_, [page, size, total], span) => {
  expect(pageSpan(page, size, total)).toEqual(span)
})

testRows(badInputs('page'))('$id: page "$value"', ({ value, expect: wanted }) => {
  const page = pageFrom(new URLSearchParams({ page: String(value) }))
  expect(page).toBe(wanted === 'default' ? undefined : Number(value))
})
