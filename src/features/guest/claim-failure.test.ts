import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { claimProblem } from './use-claim-flow.ts'
import { testRows } from '#tests/support/table.ts'

test('ERR-09: a verification list that names in_same_journey', () => {
  const body = { verification: ['other', 'in_same_journey'] }
  expect(claimProblem(new ApiError(400, false, body))).toBe('inSameJourney')
})

testRows([
  undefined,
  null,
  'in_same_journey',
  {},
  { verification: null },
  { verification: 'in_same_journey_x' },
  { verification: [] },
  { verification: ['expired'] },
  { detail: 'in_same_journey' },
])('ERR-10: anything else is the generic problem: %j', (body) => {
  expect(claimProblem(new ApiError(400, false, body))).toBe('failed')
  expect(claimProblem(new Error('offline'))).toBe('failed')
})
