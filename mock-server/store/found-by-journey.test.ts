import { expect, test, vi } from 'vitest'
import { noteChange, noteJourney } from './changes.ts'
import { foundByJourney } from './found-by-journey.ts'
import { createEmptyWorld } from './world.ts'

type Row = { journey: string; value: number }

function setUp() {
  const world = createEmptyWorld('found')
  const values: Record<string, number> = { a: 3, b: 1, c: 2 }
  const find = vi.fn((journeys = Object.keys(values)) =>
    journeys.flatMap((journey: string): Row[] => {
      const value = values[journey]
      return value === undefined ? [] : [{ journey, value }]
    }),
  )
  const found = foundByJourney<Row>(({ journey }) => journey)
  const list = (question = 'one') =>
    found(world, [question], { find, order: (a, b) => a.value - b.value }).map(({ journey }) => journey)
  return { world, values, find, list }
}

test('the rows are looked for once, and put in order', () => {
  const { find, list } = setUp()
  expect(list()).toEqual(['b', 'c', 'a'])
  expect(list()).toEqual(['b', 'c', 'a'])
  expect(find).toHaveBeenCalledTimes(1)
})

test('after a change in a journey its rows alone are looked for, and find their place', () => {
  const { world, values, find, list } = setUp()
  list()
  values['b'] = 9
  noteJourney(world.tables.changes, 'b')
  expect(list()).toEqual(['c', 'a', 'b'])
  expect(find).toHaveBeenLastCalledWith(['b'])
  delete values['c']
  values['d'] = 0
  noteJourney(world.tables.changes, 'c')
  noteJourney(world.tables.changes, 'd')
  expect(list()).toEqual(['d', 'a', 'b'])
  expect(find).toHaveBeenLastCalledWith(['c', 'd'])
})

test('each question is brought up to date when it is asked', () => {
  const { world, values, list } = setUp()
  list('one')
  values['b'] = 9
  noteJourney(world.tables.changes, 'b')
  list('other')
  expect(list('one')).toEqual(['c', 'a', 'b'])
})

test('what may concern every journey, and a great many changes, are looked for as a whole', () => {
  const { world, values, find, list } = setUp()
  list()
  values['b'] = 9
  noteChange(world.tables.changes)
  expect(list()).toEqual(['c', 'a', 'b'])
  expect(find).toHaveBeenLastCalledWith(undefined)
  values['b'] = 0
  for (let number = 0; number < 1000; number += 1) noteJourney(world.tables.changes, 'b')
  noteJourney(world.tables.changes, 'a')
  expect(list()).toEqual(['b', 'c', 'a'])
})
