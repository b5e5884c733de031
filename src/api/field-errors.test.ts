import { expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { testRows } from '#tests/support/table.ts'

test('ERR-03: the first message of each field that the server refused', () => {
  const body = {
    first_name: ['Too long.', 'And odd.'],
    detail: 'No.',
    title: { 'fr-ca': ['x', 'y'] },
    none: [],
  }
  expect(fieldErrors(new ApiError(400, false, body))).toEqual({
    first_name: 'Too long.',
    detail: 'No.',
    'title.fr-ca': 'x',
  })
})

testRows([
  new ApiError(500, false, { first_name: ['x'] }),
  new ApiError(400, false, undefined),
  new ApiError(400, false, 'text'),
  new ApiError(0, false),
  new Error('boom'),
  null,
])('any other failure says nothing about fields: %s', (error) => expect(fieldErrors(error)).toEqual({}))
