import { expect, test } from 'vitest'
import { offlineError } from '#tests/support/offline-error.ts'
import { testRows } from '#tests/support/table.ts'
import { ApiError } from './errors.ts'
import { isOutdated, stepFailure } from './step-failure.ts'

testRows([
  [0, undefined, 'failed', false],
  [403, undefined, 'forbidden', false],
  [404, undefined, 'gone', true],
  [412, undefined, 'changed', true],
  [409, { code: 'journey_over' }, 'over', true],
  [409, { code: 'already_open' }, 'open', true],
  [409, { code: 'already_done' }, 'done', true],
  [409, { code: 'already_completed' }, 'completed', true],
  [409, { code: 'variable_missing' }, 'lacking', true],
  [409, { code: 'something_new' }, 'failed', false],
  [409, { code: 7 }, 'failed', false],
  [409, null, 'failed', false],
  [400, { task: ['None.'] }, 'noTask', true],
  [400, { value: ['Wrong.'] }, 'failed', false],
  [400, null, 'failed', false],
  [500, undefined, 'failed', false],
])('CALL-49, CALL-51: %s %j is “%s”; what is shown is old: %s', (status, body, failure, outdated) => {
  const known = stepFailure(new ApiError(status, false, body))
  expect([known, isOutdated(known)]).toEqual([failure, outdated])
})

test('without a connection nothing was done, and what is shown is not old', () => {
  expect(stepFailure(offlineError())).toBe('offline')
  expect(isOutdated('offline')).toBe(false)
})

test('what is no answer of the server is a failure too', () => {
  expect(stepFailure(new TypeError('x'))).toBe('failed')
})
