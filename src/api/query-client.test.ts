import { describe, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import { testRows } from '#tests/support/table.ts'

const { queries, mutations } = createQueryClient().getDefaultOptions()
const retries = (failures: number, error: Error) =>
  typeof queries?.retry === 'function' && queries.retry(failures, error)

describe('the cache', () => {
  test('CALL-65, D-13: queries retry once, writes never by themselves', () => {
    expect(retries(0, new ApiError(503, false))).toBe(true)
    expect(retries(1, new ApiError(503, false))).toBe(false)
    expect(retries(0, new ApiError(0, false))).toBe(true)
    expect(mutations?.retry).toBe(0)
  })

  test('CALL-66: the delay is the library’s own', () => expect(queries?.retryDelay).toBeUndefined())

  testRows([400, 401, 403, 404, 409])('%i is final: the same request gets the same answer', (status) => {
    expect(retries(0, new ApiError(status, false))).toBe(false)
  })

  test('429 may be tried again', () => expect(retries(0, new ApiError(429, false))).toBe(true))

  test('CALL-67: unused queries are garbage-collected after five minutes', () =>
    expect(queries?.gcTime).toBe(300_000))
})
