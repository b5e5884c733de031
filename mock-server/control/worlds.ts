import type { Hono } from 'hono'
import type { AppEnv } from '../router.ts'
import type { World } from '../store/world.ts'
import type { Worlds } from '../worlds.ts'
import { mainWorld, worldNameOf } from '../worlds.ts'
import { answer } from './answer.ts'

/** Where a world is: the server's own port, below `localhost`. */
function addressOf(name: string, request: Request): string {
  const url = new URL(request.url)
  url.hostname = name === mainWorld ? 'localhost' : `${name}.localhost`
  return `${url.origin}/`
}

const worldView = (world: World, request: Request) => ({
  name: world.name,
  address: addressOf(world.name, request),
  made_at: new Date(world.madeAt).toISOString(),
  last_used_at: new Date(world.lastUsed).toISOString(),
  requests: world.requests.count,
  faults: world.faults.list().length,
})

/** Mounts the list of all worlds, and the reset of one of them. */
export function mountWorldsControl(app: Hono<AppEnv>, worlds: Worlds): void {
  app.get('/__mock__/worlds', (c) =>
    answer({
      current: worldNameOf(c.req.header('x-mock-world') ?? null, c.req.url),
      limit: worlds.limit,
      worlds: worlds.list().map((world) => worldView(world, c.req.raw)),
      discarded: worlds.discarded(),
    }),
  )
  app.post('/__mock__/worlds/:name/reset', (c) => {
    const name = c.req.param('name')
    if (!worlds.has(name) && !worlds.isDiscarded(name))
      return answer({ detail: `There is no world ${name}.` }, 404)
    return answer({ world: worlds.restart(name).name })
  })
}
