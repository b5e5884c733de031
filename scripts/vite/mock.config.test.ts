import { Server } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'
import { mockServer } from './mock-server.ts'

const root = path.resolve(import.meta.dirname, '../..')

// Vite restarts, and drops all worlds, when a file of its configuration changes; calls fail meanwhile.
it.each(['vite.config.ts', 'scripts/vite/mock.config.ts'])(
  'an edit of the contract or of an operation is none of the configuration (%s)',
  async (file) => {
    const found = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file, root)
    const parts = found?.dependencies.map((one) => path.relative(root, path.resolve(root, one))) ?? []

    expect(parts).toContain('mock-server/arguments.ts')
    expect(
      parts.filter((one) =>
        /^(openapi|generated|mock-server\/(contract|engine|operations|store))\//.test(one),
      ),
    ).toEqual([])
  },
)

it('keeps idle connections for longer than an edit of the contract blocks the process', async () => {
  const httpServer = new Server()
  const server = { httpServer, middlewares: { use: () => {} } } as unknown as ViteDevServer
  for (const { configureServer } of mockServer())
    if (typeof configureServer === 'function')
      await configureServer.call({} as ThisParameterType<typeof configureServer>, server)
  expect(httpServer.keepAliveTimeout).toBeGreaterThan(30_000)
})
