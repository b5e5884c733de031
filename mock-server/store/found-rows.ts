import { BoundedMap } from '../cognito/bounded-map.ts'
import type { World } from './world.ts'

type Known<Row> = { count: number; readonly lists: BoundedMap<string, readonly Row[]> }

/**
 * Remembers the rows that a question found, in their order, until something that they are made of changes: the pages
 * of a long list are cut out of rows that were looked through and sorted once.
 * @param madeOf of what the rows are made: anything at all, or journeys with their tasks, events and people alone
 * @returns a function of the world, the question (who asks what in which language, but not for which page; with the
 *   minute, where the answer hangs on the clock) and how the rows are found
 */
export function foundRows<Row>(
  madeOf: 'count' | 'journeys' = 'count',
): (world: World, question: readonly unknown[], find: () => readonly Row[]) => readonly Row[] {
  const worlds = new WeakMap<World, Known<Row>>()
  return (world, question, find) => {
    const count = world.tables.changes[madeOf]
    let known = worlds.get(world)
    if (known?.count !== count) {
      known = { count, lists: new BoundedMap(20) }
      worlds.set(world, known)
    }
    const key = JSON.stringify(question)
    const rows = known.lists.get(key) ?? find()
    known.lists.set(key, rows)
    return rows
  }
}
