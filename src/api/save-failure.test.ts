import { afterEach, expect, test, vi } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { ApiError } from './errors.ts'
import { failureMessage, saveFailure } from './save-failure.ts'

afterEach(() => void vi.unstubAllGlobals())

testRows([
  [400, 'refused'],
  [401, 'failed'],
  [403, 'locked'],
  [404, 'gone'],
  [409, 'conflict'],
  [412, 'conflict'],
  [422, 'failed'],
  [428, 'failed'],
  [500, 'failed'],
  [0, 'failed'],
] as const)('a save that is answered with %s', (status, failure) =>
  expect(saveFailure(new ApiError(status, false))).toBe(failure),
)

test('without a connection, and with an error that is no answer', () => {
  expect(saveFailure(new TypeError('bug'))).toBe('failed')
  vi.stubGlobal('navigator', { onLine: false })
  expect(saveFailure(new ApiError(0, false))).toBe('offline')
})

test('a failure has its own message, or that of a failure', () => {
  const message = failureMessage({ gone: () => 'It is gone', failed: () => 'It failed' })
  expect([404, 409, 500].map((status) => message(new ApiError(status, false)))).toEqual([
    'It is gone',
    'It failed',
    'It failed',
  ])
})
