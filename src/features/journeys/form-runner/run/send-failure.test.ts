import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { sendFailure } from './send-failure.ts'
import { offlineError } from '#tests/support/offline-error.ts'
import { testRows } from '#tests/support/table.ts'

const keys = new Set(['pain', 'note'])

testRows([
  [0, 'server'],
  [401, 'signedOut'],
  [404, 'removed'],
  [409, 'already'],
  [500, 'server'],
  [200, 'server'],
])('a status of %i means %s', (status, kind) => {
  expect(sendFailure(new ApiError(status, false), keys)).toEqual({ kind })
})

test('no connection is not a server that is down', () => {
  expect(sendFailure(offlineError(), keys)).toEqual({ kind: 'offline' })
})

test('a conflict of another kind means that there is nothing to send to any more', () => {
  const body = { detail: 'The journey was cancelled.', code: 'journey_cancelled' }
  expect(sendFailure(new ApiError(409, false, body), keys)).toEqual({ kind: 'removed' })
})

test('messages go to their questions; the others are never dropped', () => {
  const body = {
    form_data: { pain: ['Choose one of the answers.'], hidden: ['This form has no such question.'] },
    non_field_errors: ['Try later.'],
    detail: 'Refused.',
  }
  expect(sendFailure(new ApiError(400, false, body), keys)).toEqual({
    kind: 'refused',
    issues: { pain: { code: 'server', text: 'Choose one of the answers.' } },
    others: ['Try later.', 'Refused.', 'This form has no such question.'],
  })
})

test('a body that cannot be read is still a refusal', () => {
  expect(sendFailure(new ApiError(400, false), keys)).toEqual({ kind: 'refused', issues: {}, others: [] })
  expect(sendFailure(new ApiError(400, false, { form_data: ['Required.'] }), keys)).toMatchObject({
    others: ['Required.'],
  })
})

test('what is no answer of the backend is a failure of ours', () => {
  expect(sendFailure(new Error('x'), keys)).toEqual({ kind: 'server' })
})

test('messages in rows go to their question in the row', () => {
  const body = { form_data: { pain: [{}, { name: ['Not known.'], dose: ['Too much.'] }] } }
  expect(sendFailure(new ApiError(400, false, body), keys)).toEqual({
    kind: 'refused',
    issues: {
      'pain.1.name': { code: 'server', text: 'Not known.' },
      'pain.1.dose': { code: 'server', text: 'Too much.' },
    },
    others: [],
  })
})
