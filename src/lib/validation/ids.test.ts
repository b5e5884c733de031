import { expect, test } from 'vitest'
import { isUuid } from './ids.ts'
import { testRows } from '#tests/support/table.ts'

testRows(['5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001', '5B8F7C1E-2D4A-4B6C-8E90-1A2B3C4D0001'])(
  '%s is an id',
  (id) => {
    expect(isUuid(id)).toBe(true)
  },
)

test('CONST-04: the nil id, all zeros, names nothing', () => {
  expect(isUuid('00000000-0000-0000-0000-000000000000')).toBe(false)
})

testRows([
  undefined,
  null,
  '',
  'faq',
  '5b8f7c1e',
  '../5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
  ' 5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
])('%s is no id', (id) => {
  expect(isUuid(id)).toBe(false)
})
