import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { MockApp } from '../../app.ts'
import { createApp } from '../../app.ts'
import { toNodeHandler } from '../../node-handler.ts'
import type { World } from '../../store/world.ts'

/** A mock server that listens, and its one world. */
export type IdentityServer = {
  /** `http://127.0.0.1:<port>`; any free port. */
  readonly origin: string
  readonly world: World
  /** The newest code that was sent to an e-mail or a phone. Throws when there is none. */
  readonly codeFor: (to: string) => string
  readonly stop: () => void
}

/** Starts the mock server as it is, in this process. Who calls must stop it. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const app: MockApp = createApp()
  const server = createServer(toNodeHandler(app))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const world = app.worlds.get('default')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    world,
    codeFor: (to) => {
      const code = world.mailbox.list(to)[0]?.code
      if (code === undefined) throw new Error(`Nothing was sent to ${to}`)
      return code
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A server for one test, stopped after it. */
export async function identityServer(): Promise<IdentityServer> {
  const server = await startIdentityServer()
  onTestFinished(server.stop)
  return server
}
