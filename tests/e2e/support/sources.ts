import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Chunk } from '../../../scripts/vite/chunk-list.ts'

const chunks = () => JSON.parse(readFileSync('dist/portal/.vite/chunks.json', 'utf8')) as Chunk[]

/** The sources of what a browser loaded. */
export function sourcesLoaded(page: Page) {
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.slice(1)))
  return () =>
    chunks()
      .filter(({ file }) => loaded.has(file))
      .flatMap(({ modules }) => modules)
}

/** Waits for the file that holds a source. */
export function sourceLoads(page: Page, source: string) {
  const held = chunks().find(({ modules }) => modules.includes(source))
  if (!held) throw new Error(`No file of the build holds ${source}`)
  return page.waitForResponse((response) => new URL(response.url()).pathname === `/${held.file}`)
}
