// ADMIN-01, CALL-49: predicts the effect of adding an execution.
import { expect, test } from 'vitest'
import { activity } from '#tests/dom/steps.tsx'
import { startEffect } from './start-effect.ts'
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
