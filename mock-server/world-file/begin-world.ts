import { worldOf } from '../snapshots/snapshot.ts'
import type { World } from '../store/world.ts'
import { fromSnapshotFile } from './read-snapshot.ts'

/**
 * Creates every world from the snapshot that the server started with.
 * @throws Error with one sentence when the file holds no world
 */
export const beginFrom = (file: string): ((name: string) => World) =>
  fromSnapshotFile(file, (snapshot) => {
    worldOf('default', snapshot)
    return (name: string) => worldOf(name, snapshot)
  })
