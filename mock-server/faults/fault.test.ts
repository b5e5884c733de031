import { expect, test } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { faultSchema } from './fault.ts'

const isFault = (value: object) => faultSchema.safeParse(value).success

/** Each kind with its required fields only. */
const kinds = [
  { kind: 'status', status: 503 },
  { kind: 'delay', ms: 1 },
  { kind: 'hang' },
  { kind: 'resetAfterBytes', bytes: 1 },
  { kind: 'drop' },
  { kind: 'dropAfterCommit' },
  { kind: 'raw', body: '<html>' },
  { kind: 'empty' },
  { kind: 'mutate', jsonPath: '$.results' },
  { kind: 'hugeList', n: 1 },
  { kind: 'revokeSession' },
  { kind: 'expireAccessToken' },
  { kind: 'chaos', percent: 1 },
]

testRows(kinds)('$kind can be for some calls, for a share of them, and for a while', (fault) => {
  const match = { method: 'GET', path: '/v1/*', operationId: 'listTasks', amzTarget: 'InitiateAuth' }
  expect(isFault({ ...fault, match, share: 50, times: 2, forMs: 1000 })).toBe(true)
  expect(isFault({ ...fault, unknown: 1 })).toBe(false)
  for (const field of Object.keys(fault)) expect(isFault({ ...fault, [field]: undefined })).toBe(false)
})

test('the clock goes wrong for every call', () => {
  expect(isFault({ kind: 'clockOffset', ms: -1, forMs: 1 })).toBe(true)
  expect(isFault({ kind: 'clockOffset', ms: 1, times: 1 })).toBe(false)
})

testRows([
  ['status', { status: 503 }, 'status', [200, 599], [199, 600, 200.5]],
  ['delay', { ms: 1 }, 'ms', [0, 600_000], [-1, 600_001]],
  ['delay', { ms: 1 }, 'mostMs', [0, 600_000], [-1, 600_001]],
  ['resetAfterBytes', {}, 'bytes', [0, 1], [-1, 0.5]],
  ['raw', { body: '' }, 'status', [200, 599], [199, 600]],
  ['empty', {}, 'status', [200, 599], [199, 600]],
  ['hugeList', {}, 'n', [1, 100_000], [0, 100_001]],
  ['chaos', {}, 'percent', [0, 0.5, 100], [-1, 101]],
  ['chaos', { percent: 1 }, 'seed', [0], [0.5]],
  ['clockOffset', { ms: 1 }, 'forMs', [1], [0]],
  ['hang', {}, 'share', [0.5, 100], [0, 101]],
  ['hang', {}, 'times', [1], [0, 1.5]],
  ['hang', {}, 'forMs', [1], [0, 1.5]],
] as const)('%s %j takes as %s %j, and not %j', (kind, others, field, taken, refused) => {
  const isTaken = (value: number) => isFault({ kind, ...others, [field]: value })
  expect([...taken, ...refused].filter(isTaken)).toEqual(taken)
})
