import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { actionFailure, isOutdated } from './action-failure.ts'
import { offlineError } from '#tests/support/offline-error.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  [0, undefined, 'failed', false],
  [400, { task: ['The journey has no such task.'] }, 'gone', true],
  [400, { activity_id: ['No.'] }, 'failed', false],
  [403, { detail: 'No.' }, 'forbidden', true],
  [404, { detail: 'Not found.' }, 'forbidden', true],
  [409, { code: 'journey_over' }, 'over', true],
  [409, { code: 'already_open' }, 'open', true],
  [409, { code: 'already_done' }, 'done', true],
  [409, { code: 'already_completed' }, 'completed', true],
  [409, { code: 7 }, 'failed', false],
  [409, null, 'failed', false],
  [500, undefined, 'failed', false],
] as const)('CALL-49, CALL-51: status %i with %j means %s', (status, body, failure, outdated) => {
  expect(actionFailure(new ApiError(status, false, body))).toBe(failure)
  expect(isOutdated(failure)).toBe(outdated)
})

test('without a connection nothing was done, and what is shown is not old', () => {
  expect(actionFailure(offlineError())).toBe('offline')
  expect(isOutdated('offline')).toBe(false)
})

test('what is no answer of the server is a failure too', () => {
  expect(actionFailure(new TypeError('x'))).toBe('failed')
})
