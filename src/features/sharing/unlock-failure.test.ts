import { expect } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { unlockFailure } from './unlock-failure.ts'
import { testRows } from '#tests/support/table.ts'

const answer = (status: number, body?: unknown) => new ApiError(status, true, body)

testRows([
  [
    'ERR-49',
    answer(400, { code: 'incorrect_passcode', attempts_remaining: 3 }),
    { kind: 'wrong', attemptsLeft: 3 },
  ],
  ['ERR-50', answer(403, { code: 'verification_limit_exceeded' }), { kind: 'locked' }],
  [
    'ERR-50: none left',
    answer(400, { code: 'incorrect_passcode', attempts_remaining: 0 }),
    { kind: 'locked' },
  ],
  ['ERR-51', answer(404, { detail: 'Not found.' }), { kind: 'gone' }],
  ['ERR-51: while it was open', answer(410, { code: 'revoked' }), { kind: 'gone' }],
  ['F01: another refusal', answer(403, { detail: 'no' }), { kind: 'failed' }],
  ['a field error', answer(400, { passcode: ['no'] }), { kind: 'failed' }],
  ['F28: half an answer', answer(400, { code: 'incorrect_passcode' }), { kind: 'locked' }],
  ['F10: a failing server', answer(500), { kind: 'failed' }],
  ['no connection', answer(0), { kind: 'failed' }],
  ['anything else', new TypeError('x'), { kind: 'failed' }],
])('%s', (_, error, expected) => expect(unlockFailure(error)).toEqual(expected))
