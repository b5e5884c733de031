import { expect } from 'vitest'
import { saysTheSame } from './same.ts'
import { testRows } from '#tests/support/table.ts'

const early = '2026-05-02T10:00:00Z'
const late = '2026-05-02T10:00:03Z'

testRows([
  ['a moment as much later', { rows: [{ as_of: early }] }, { rows: [{ as_of: late }] }, 2500, true],
  ['a moment later than that', { as_of: early }, { as_of: late }, 1500, false],
  ['an earlier moment', { as_of: late }, { as_of: early }, 2500, false],
  ['the first moment of all', { read_at: null }, { read_at: late }, 2500, false],
  ['another text', { as_of: early, name: 'a' }, { as_of: late, name: 'b' }, 2500, false],
  ['a moment, where no time passed', { as_of: early }, { as_of: late }, 0, false],
  [
    'when the answer was made',
    { story: { generated_at: early } },
    { story: { generated_at: late } },
    0,
    true,
  ],
] as const)('answers that differ in %s', (_, one, other, passedMs, same) => {
  expect(saysTheSame(one, other, passedMs)).toBe(same)
})
