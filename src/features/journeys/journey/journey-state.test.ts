import { expect, test } from 'vitest'
import { forHome, inOrder, isJourneyState, isOver, journeyState, journeyStates } from './journey-state.ts'

const journey = (
  name: string,
  status: 'active' | 'enrolled' | 'pending' | 'cancelled',
  enrolled_at: string,
  completed_at: string | null = null,
) => ({
  name,
  status,
  enrolled_at: `${enrolled_at}T12:00:00Z`,
  completed_at: completed_at && `${completed_at}T12:00:00Z`,
})

const journeys = [
  journey('finished long ago', 'active', '2026-11-01', '2026-11-02'),
  journey('stopped', 'cancelled', '2026-11-10'),
  journey('finished lately', 'enrolled', '2026-01-01', '2026-11-18'),
  journey('waiting', 'enrolled', '2026-11-12'),
  journey('active and old', 'active', '2026-09-01'),
  journey('not begun', 'pending', '2026-11-19'),
  journey('active and new', 'active', '2026-11-15'),
]
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('DATA-31, D-49: a journey with completed_at is finished, whatever its status', () => {
  expect(journeys.map(journeyState)).toEqual([
    'finished',
    'cancelled',
    'finished',
    'enrolled',
    'active',
    'pending',
    'active',
  ])
})

test('active journeys come first, then what waits; what is over comes last, the latest first', () => {
  expect(names(inOrder(journeys))).toEqual([
    'active and new',
    'active and old',
    'waiting',
    'not begun',
    'finished lately',
    'stopped',
    'finished long ago',
  ])
})

test('DATA-31: the states to choose from are the four statuses and finished', () => {
  expect(journeyStates.toSorted()).toEqual(['active', 'cancelled', 'enrolled', 'finished', 'pending'])
  expect(isJourneyState('finished')).toBe(true)
  expect(isJourneyState('over')).toBe(false)
})

test('the home page has current journeys, and past ones only if there are no others', () => {
  expect(names(forHome(journeys, 3))).toEqual(['active and new', 'active and old', 'waiting'])
  expect(names(forHome(journeys.filter(isOver), 2))).toEqual(['finished lately', 'stopped'])
  expect(forHome([], 4)).toEqual([])
})
