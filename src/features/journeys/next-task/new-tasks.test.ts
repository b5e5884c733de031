import { expect } from 'vitest'
import { countNew } from './use-announce-new-tasks.ts'
import { testRows } from '#tests/support/table.ts'

const list = (ids: string, count = ids.length) => ({ count, results: [...ids].map((id) => ({ id })) })

testRows([
  ['nothing changed', list('ab'), list('ab'), 0],
  ['the order changed', list('ab'), list('ba'), 0],
  ['one was completed', list('ab'), list('b'), 0],
  ['one came', list('ab'), list('abc'), 1],
  ['one came, one was completed', list('ab'), list('bc'), 1],
  ['two came to none', list(''), list('ab'), 2],
  ['three came, one out of sight', list('abc'), list('abcde', 6), 3],
  ['one out of sight moved up because another was completed', list('abcde', 6), list('bcdef', 5), 0],
  ['one came while others are out of sight', list('abcde', 6), list('xabcd', 7), 1],
])('CALL-39: %s', (_, before, after, expected) => {
  expect(countNew(before, after)).toBe(expected)
})
