import { expect, test } from 'vitest'
import type { JourneyTrial, JourneyTrialMove, JourneyTrialTurn } from '#generated/model/index.ts'
import { whatIfOf, withWhatIf } from './what-if.ts'

const complete: JourneyTrialMove = { kind: 'complete', activity_id: 'check', answers: { pain: 8 } }
const turn = (change: Partial<JourneyTrialTurn> = {}): JourneyTrialTurn => ({
  day: 0,
  opened: [],
  stuck: [],
  waiting: [],
  ways: [],
  is_finished: false,
  ...change,
})
const way = (op: 'gte' | 'lt', activity: string) => ({
  activity_id: activity,
  when: { field: 'pain', op, value: 7 },
  outcome: 'taken' as const,
  value: 8,
})
const trial = (...turns: JourneyTrialTurn[]): JourneyTrial => ({
  day: 3,
  date: '2026-12-01',
  is_finished: false,
  steps: [],
  team_steps: [],
  turns: [turn(), ...turns],
})

test('the answers that were compared, what opened or got stuck, and the first day of the trial', () => {
  const after = turn({ opened: ['rest'], stuck: ['surgery'], ways: [way('gte', 'rest'), way('lt', 'walk')] })
  expect(whatIfOf(trial(after), [complete])).toEqual({
    started_on: '2026-11-28',
    moves: [complete],
    compared: [{ field: 'pain', value: 8 }],
    opens: ['rest', 'surgery'],
  })
})

test('nothing is expected of a trial without a move, after another move, or before the server answered', () => {
  expect(whatIfOf(trial(), [])).toBeUndefined()
  expect(whatIfOf(trial(turn()), [{ kind: 'wait', days: 3 }])).toBeUndefined()
  expect(whatIfOf(trial(), [complete])).toBeUndefined()
})

test('the same moves are one expectation', () => {
  const one = whatIfOf(trial(turn({ opened: ['rest'] })), [complete])!
  const other = { ...one, moves: [{ kind: 'wait' as const, days: 1 }, complete] }
  const changed = { ...one, opens: ['walk'] }
  expect(withWhatIf([one, other], changed)).toEqual([changed, other])
  expect(withWhatIf([one], other)).toEqual([one, other])
})
