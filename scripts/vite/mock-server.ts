import { Server } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { readArguments } from '../../mock-server/arguments.ts'
import { watchOverrides } from '../../mock-server/overrides/watch-overrides.ts'
import { alsoTls } from '../../mock-server/tls/also-tls.ts'
import { beginFrom } from '../../mock-server/world-file/begin-world.ts'
import { readTokens } from '../../mock-server/world-file/read-tokens.ts'
import { createLiveMock } from '../live-mock.ts'

/** The mock server's options from scripts/dev.mjs, as JSON. */
const given = (): string[] => JSON.parse(process.env.PORTAGE_MOCK_ARGUMENTS ?? '[]')

/** Mounts the mock server in Vite's: one command, one port, and hot reload of the mock. */
export function mockServer(): Plugin[] {
  const mock = createLiveMock()
  return [
    mock.plugin,
    {
      name: 'portage-mock-server',
      apply: 'serve',
      // Vite allows every local page; explicit origins replace that default.
      config() {
        const { cors, host, allowHost } = readArguments(given())
        return {
          server: {
            ...(cors.length > 0 && { cors: false }),
            ...(host !== undefined && { host }),
            allowedHosts: [...allowHost],
          },
        }
      },
      async configureServer(server) {
        // The hosted sign-in pages are asked for by https, on the same port.
        if (server.httpServer instanceof Server) alsoTls(server.httpServer)
        const options = readArguments(given())
        const { override, cors, allowHost, snapshotLimit, worlds, token, snapshot, persist } = options
        if (persist !== undefined) {
          throw new Error('--persist needs the server without Vite: use npm run mock without --watch.')
        }
        const { overrides } = await watchOverrides(override)
        mock.serve(server, {
          overrides,
          cors,
          allowHost,
          tokens: readTokens(token),
          ...(worlds !== undefined && { limit: worlds }),
          ...(snapshot !== undefined && { begin: beginFrom(snapshot) }),
          ...(snapshotLimit !== undefined && { snapshotLimit }),
        })
        const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
          try {
            await mock.ready()
            const { pathname } = new URL(request.url ?? '/', 'http://localhost')
            if (mock.isMockPath(pathname)) mock.handle(request, response)
            else next()
          } catch (error) {
            next(error) // An error in the code of the mock is shown like one in the code of the portal.
          }
        }
        server.middlewares.use((request, response, next) => void answer(request, response, next))
      },
    },
  ]
}
