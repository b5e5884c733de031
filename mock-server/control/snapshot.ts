import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../router.ts'
import { SnapshotRefused } from '../snapshots/refused.ts'
import { restoreWorld, snapshotOf } from '../snapshots/snapshot.ts'
import { iso } from '../store/clock.ts'
import type { Worlds } from '../worlds.ts'
import { answer, read } from './answer.ts'

/** The longest snapshot that is taken in, in bytes, unless `--snapshot-limit` says otherwise. */
const SNAPSHOT_LIMIT = 67_108_864

/** Mounts the way of a world to a file and back: `GET` and `PUT /__mock__/snapshot`. */
export function mountSnapshots(app: Hono<AppEnv>, worlds: Worlds, limit = SNAPSHOT_LIMIT): void {
  app.get('/__mock__/snapshot', (c) => answer(snapshotOf(c.env.world)))
  app.put('/__mock__/snapshot', (c) =>
    read(
      c.req.raw,
      z.unknown(),
      (snapshot) => {
        try {
          const { name, clock } = restoreWorld(worlds, c.env.world.name, snapshot)
          return answer({ world: name, now: iso(clock.now()) })
        } catch (error) {
          if (error instanceof SnapshotRefused) return answer({ detail: error.message }, 400)
          throw error
        }
      },
      limit,
    ),
  )
}
