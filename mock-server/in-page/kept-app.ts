import type { MockApp } from '../app.ts'
import type { KeptWorld } from '../snapshots/carry-worlds.ts'
import { keepWorld } from '../snapshots/carry-worlds.ts'
import { SnapshotRefused } from '../snapshots/refused.ts'
import { restoreWorld } from '../snapshots/snapshot.ts'
import { worldNameOf } from '../worlds.ts'
import type { Shelf } from './shelves.ts'

/** Notifies other tabs of this origin which world changed. */
export type Neighbours = {
  readonly tell: (world: string) => void
  readonly listen: (heard: (world: string) => void) => void
}

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * An app whose worlds outlive it: each is taken up with its faults when it is first asked for, and written before a call
 * that may have changed it is answered, so that a reload at any moment finds what was answered. What another tab changes
 * is taken up too.
 */
export function keptApp(app: MockApp, kept: Shelf, others: Neighbours): Pick<MockApp, 'fetch'> {
  const known = new Map<string, Promise<void>>()
  /** One after the other: the last to be written is the last to have happened. */
  let writing = Promise.resolve()

  async function take(world: string): Promise<void> {
    const found = (await kept.read(world)) as Partial<KeptWorld> | undefined
    if (found === undefined) return
    const { snapshot, faults = [] } = found
    try {
      restoreWorld(app.worlds, world, snapshot, { timeWentOn: true }).faults.replace(faults)
    } catch (error) {
      // stored by older code: reset the world
      if (!(error instanceof SnapshotRefused)) throw error
      console.warn(`The kept world ${error.message}; it begins anew.`)
    }
  }
  function taken(world: string): Promise<void> {
    const taking = known.get(world) ?? take(world)
    known.set(world, taking)
    return taking
  }
  async function write(world: string): Promise<void> {
    await kept.write(world, keepWorld(app.worlds.get(world)))
    others.tell(world)
  }
  others.listen((world) => {
    if (known.has(world)) known.set(world, take(world))
  })
  return {
    fetch: async (request) => {
      const world = worldNameOf(request.headers.get('x-mock-world'), request.url)
      await taken(world)
      const response = await app.fetch(request)
      if (!changesNothing.has(request.method)) {
        writing = writing.then(() => write(world))
        await writing
      }
      return response
    },
  }
}
