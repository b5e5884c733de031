import type { Fault } from '../faults/fault.ts'
import type { ActiveFault } from '../faults/fault-list.ts'
import type { World } from '../store/world.ts'
import type { Worlds } from '../worlds.ts'
import { SnapshotRefused } from './refused.ts'
import type { Snapshot } from './snapshot.ts'
import { restoreWorld, snapshotOf } from './snapshot.ts'

/** A world on its way from one app to another. */
export type KeptWorld = {
  readonly name: string
  readonly snapshot: Snapshot
  /** With the hits and the time that are left of them. */
  readonly faults: readonly Fault[]
}

const whatIsLeft = ({ fault, left, until }: ActiveFault): Fault => ({
  ...fault,
  ...(left !== Infinity && { times: left }),
  ...(until !== Infinity && { forMs: until - Date.now() }),
})

/** Captures a world synchronously. */
export const keepWorld = (world: World): KeptWorld => ({
  name: world.name,
  snapshot: snapshotOf(world),
  faults: world.faults.list().map(whatIsLeft),
})

/** Captures the worlds of an app synchronously, least recently used first. */
export const keepWorlds = (worlds: Worlds): KeptWorld[] => worlds.list().toReversed().map(keepWorld)

/**
 * Restores worlds in another app synchronously. One that its code cannot read is reset; that is reported on the
 * console.
 */
export function takeWorlds(worlds: Worlds, kept: readonly KeptWorld[]): void {
  for (const { name, snapshot, faults } of kept) {
    try {
      restoreWorld(worlds, name, snapshot, { timeWentOn: true }).faults.replace(faults)
    } catch (error) {
      if (!(error instanceof SnapshotRefused)) throw error
      console.error(`The world ${name} begins anew. ${error.message}`)
    }
  }
}
