import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { refusalIn, type Refusal } from './refusal.ts'
import { testRows } from '#tests/support/table.ts'

const failed: Refusal = { kind: 'failed' }

testRows<[number, unknown, Refusal]>([
  [409, { detail: '', code: 'invitation_expired' }, { kind: 'news', news: { status: 'EXPIRED' } }],
  [409, { detail: '', code: 'invitation_revoked' }, { kind: 'news', news: { status: 'CANCELLED' } }],
  [409, { detail: '', code: 'invitation_accepted' }, { kind: 'news', news: { status: 'ACCEPTED' } }],
  [409, { detail: '', code: 'invitation_declined' }, { kind: 'news', news: { status: 'DECLINED' } }],
  [403, { detail: '', code: 'wrong_account' }, { kind: 'news', news: { is_for_caller: false } }],
  [403, { detail: '', code: 'account_required' }, { kind: 'news', news: { may_be_guest: false } }],
  [404, { detail: 'Not found.' }, { kind: 'unknown' }],
  [400, { verification: ['in_same_journey'] }, { kind: 'inSameJourney' }],
  [400, { verification: 'in_same_journey' }, failed],
  [400, { patient: ['There is no such profile.'] }, failed],
  [403, { detail: 'A guest.' }, failed],
  [409, { detail: '', code: 'toString' }, failed],
  [409, { detail: '', code: 5 }, failed],
  [409, undefined, failed],
  [409, null, failed],
  [409, 'gone', failed],
  [500, { code: 'invitation_expired' }, failed],
  [429, {}, failed],
  [0, undefined, failed],
])('ERR-09, INV-01: %i %j', (status, body, refusal) => {
  expect(refusalIn(new ApiError(status, false, body))).toEqual(refusal)
})

test('what is no answer of the backend is a failure', () => {
  expect(refusalIn(new TypeError('boom'))).toEqual(failed)
})
