// ADMIN-01, CALL-49: what adding an execution will do is said beforehand.
import { expect, test } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { activity } from '#tests/dom/steps.tsx'
import { failureOf, isOutdated } from './failure.ts'
import { startEffect } from './start-effect.ts'
import { offlineError } from '#tests/support/offline-error.ts'
import { testRows } from '#tests/support/table.ts'

const lacking = { variable: 'surgery_date', kind: 'date', is_met: false } as const
const home = { activity_id: 'home', name: 'Is your home ready?', is_conditional: false }

test('before the activity: it opens, unless it is open, done once only, or lacks a variable', () => {
  const effect = (changes: Parameters<typeof activity>[0]) =>
    startEffect(activity(changes), 'startBeforeActivity').kind
  const at = '2026-11-02T13:00:00Z'
  expect(effect({})).toBe('opens')
  expect(effect({ open_task: 'x' })).toBe('isOpen')
  expect(effect({ last_started_at: at })).toBe('isDone')
  expect(effect({ last_started_at: at, repeatable: true })).toBe('opens')
  expect(effect({ needs: [lacking] })).toBe('lacks')
  expect(effect({ needs: [{ ...lacking, is_met: true }] })).toBe('opens')
})

testRows(['startAfterActivity', 'startTransition'] as const)('%s: what follows opens', (instruction) => {
  expect(startEffect(activity({ following: [home], open_task: 'x' }), instruction)).toEqual({
    kind: 'follows',
    following: [home],
  })
})

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
  [400, { task: ['None.'] }, 'noTask', true],
  [400, { value: ['Wrong.'] }, 'failed', false],
  [500, undefined, 'failed', false],
])('%s %j is “%s”; what is shown is old: %s', (status, body, failure, outdated) => {
  const known = failureOf(new ApiError(status, false, body))
  expect([known, isOutdated(known)]).toEqual([failure, outdated])
})

test('without a connection nothing was done, and what is shown is not old', () => {
  expect(failureOf(offlineError())).toBe('offline')
  expect(isOutdated('offline')).toBe(false)
})
