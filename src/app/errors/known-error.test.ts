import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { answeredWith, knownError } from './known-error.ts'
import { testRows } from '#tests/support/table.ts'

const UNKNOWN = { name: 'unknown', message: 'An unknown error has occurred.' }

describe('what an error says', () => {
  testRows([
    ['missing', undefined],
    ['null', null],
    ['a text', 'boom'],
    ['generic', new Error('boom')],
    ['a type error', new TypeError('x is not a function')],
    ['without words', Object.assign(new RangeError(''), {})],
  ])('ERR-07: %s is unknown', (_, error) => expect(knownError(error)).toEqual(UNKNOWN))

  test('ERR-05: an answer of the backend says which status', () => {
    expect(knownError(new ApiError(503, false))).toEqual({
      name: 'ApiError',
      message: 'Request failed with status 503',
    })
  })

  test('ERR-06, GATE-35: distinguishes the status of a response', () => {
    expect(answeredWith(new ApiError(404, false), 404)).toBe(true)
    expect(answeredWith(new ApiError(403, false), 404)).toBe(false)
    expect(answeredWith(new Error('404'), 404)).toBe(false)
  })
})
