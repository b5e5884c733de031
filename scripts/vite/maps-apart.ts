import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Writes source maps into a folder beside the portal: a service of error reports reads them, nobody else. */
export const mapsApart = (folder: string): Plugin => ({
  name: 'portage-maps-apart',
  apply: 'build',
  config: () => ({ build: { sourcemap: 'hidden' } }),
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map'))) {
      const to = path.join(folder, file)
      mkdirSync(path.dirname(to), { recursive: true })
      renameSync(path.join(dir, file), to)
    }
  },
})
