import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Chunk } from '../../../scripts/vite/chunks.ts'

/** The sources of what a browser loaded. */
export function sourcesLoaded(page: Page) {
  const chunks = JSON.parse(readFileSync('dist/portal/.vite/chunks.json', 'utf8')) as Chunk[]
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.slice(1)))
  return () => chunks.filter(({ file }) => loaded.has(file)).flatMap(({ modules }) => modules)
}
