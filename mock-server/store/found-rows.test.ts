import { expect, test, vi } from 'vitest'
import { foundRows } from './found-rows.ts'
import { createEmptyWorld } from './world.ts'

test('the pages of a list are cut out of rows that are looked for once', () => {
  const world = createEmptyWorld('found')
  const found = foundRows<number>()
  const find = vi.fn(() => [1, 2, 3])
  expect(found(world, ['samuel', { search: 'a' }], find)).toEqual([1, 2, 3])
  found(world, ['samuel', { search: 'a' }], find)
  expect(find).toHaveBeenCalledTimes(1)
})

test('another question, another world and a change look again', () => {
  const world = createEmptyWorld('found')
  const found = foundRows<number>()
  const find = vi.fn(() => [1])
  found(world, ['samuel'], find)
  found(world, ['ana'], find)
  found(createEmptyWorld('other'), ['samuel'], find)
  expect(find).toHaveBeenCalledTimes(3)
  world.tables.changes.count += 1
  found(world, ['samuel'], find)
  expect(find).toHaveBeenCalledTimes(4)
})

test('the last 20 questions of a world are remembered', () => {
  const world = createEmptyWorld('found')
  const found = foundRows<number>()
  const find = vi.fn(() => [1])
  for (let question = 0; question <= 20; question += 1) found(world, [question], find)
  found(world, [1], find)
  expect(find).toHaveBeenCalledTimes(21)
  found(world, [0], find)
  expect(find).toHaveBeenCalledTimes(22)
})
