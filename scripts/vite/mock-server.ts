import { Server } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { readArguments } from '../../mock-server/arguments.ts'
import { alsoTls } from '../../mock-server/tls/also-tls.ts'
import { readTokens } from '../../mock-server/world-file/read-tokens.ts'
import { createLiveMock } from '../live-mock.ts'

/** The mock server's options from scripts/dev.mjs, as JSON. */
const given = (): string[] => JSON.parse(process.env.PORTAGE_MOCK_ARGUMENTS ?? '[]')

type OverridesModule = typeof import('../../mock-server/overrides/watch-overrides.ts')

/**
 * Loaded by the running server: what this file imports belongs to Vite's configuration, and Vite restarts, without
 * the worlds, whenever a file of its configuration changes. The contract must not be one of them.
 */
const overridesModule = async (server: ViteDevServer) =>
  (await server.ssrLoadModule('/mock-server/overrides/watch-overrides.ts')) as OverridesModule

/**
 * How long idle connections stay open. An edit of the contract can block this process on a busy machine for longer than
 * Node's 5 s; it would then close a connection on which a request has just arrived (ECONNRESET).
 */
const KEPT_MS = 60_000

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
        if (server.httpServer instanceof Server) {
          alsoTls(server.httpServer)
          server.httpServer.keepAliveTimeout = KEPT_MS
        }
        const options = readArguments(given())
        const { override, cors, allowHost, snapshotLimit, worlds, token, snapshot, persist } = options
        if (persist !== undefined) {
          throw new Error('--persist needs the server without Vite: use npm run mock without --watch.')
        }
        const watched = override.length > 0 && (await overridesModule(server)).watchOverrides(override)
        const { overrides } = (await watched) || {}
        mock.serve(server, {
          ...(overrides && { overrides }),
          cors,
          allowHost,
          tokens: readTokens(token),
          ...(worlds !== undefined && { limit: worlds }),
          snapshot,
          ...(snapshotLimit !== undefined && { snapshotLimit }),
        })
        // a file that holds no world is said at the start
        if (snapshot !== undefined) await mock.ready()
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
