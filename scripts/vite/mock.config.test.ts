import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'

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
