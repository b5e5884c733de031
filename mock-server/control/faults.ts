import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { faultSchema } from '../faults/fault.ts'
import { presetNames, presets, usualPercent } from '../faults/presets.ts'
import type { AppEnv } from '../router.ts'
import type { World } from '../store/world.ts'
import { answer, read } from './answer.ts'

const faultsBody = z.union([
  z.array(faultSchema),
  z.pipe(
    faultSchema,
    z.transform((fault) => [fault]),
  ),
])

const presetBody = z.strictObject({
  preset: z.enum(presetNames),
  /** Calls of a hundred that fail; for chaos. */
  percent: z.optional(z.number().check(z.gte(0), z.lte(100))),
})

const faultsView = (world: World) => ({
  faults: world.faults.list().map(({ fault, left, until, hits }) => ({
    ...fault,
    left: left === Infinity ? null : left,
    ends_in_ms: until === Infinity ? null : until - Date.now(),
    hits,
  })),
})

const presetsView = () => ({
  presets: presetNames.map((name) => ({
    name,
    does: presets[name].does,
    faults: presets[name].faults(usualPercent),
  })),
})

/** Mounts the faults of a world, one by one and by preset. */
export function mountFaultsControl(app: Hono<AppEnv>): void {
  app.get('/__mock__/faults', (c) => answer(faultsView(c.env.world)))
  app.put('/__mock__/faults', (c) =>
    read(c.req.raw, faultsBody, (faults) => {
      c.env.world.faults.replace(faults)
      return answer(faultsView(c.env.world))
    }),
  )
  app.delete('/__mock__/faults', (c) => {
    c.env.world.faults.replace([])
    return answer(faultsView(c.env.world))
  })
  app.get('/__mock__/faults/preset', () => answer(presetsView()))
  app.put('/__mock__/faults/preset', (c) =>
    read(c.req.raw, presetBody, ({ preset, percent = usualPercent }) => {
      c.env.world.faults.replace(presets[preset].faults(percent))
      return answer({ preset, ...faultsView(c.env.world) })
    }),
  )
}
