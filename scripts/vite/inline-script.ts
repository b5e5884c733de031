import path from 'node:path'
import { build } from 'vite'

export const root = path.resolve(import.meta.dirname, '../..')

/** A source of ours as one script without imports, for index.html. */
export async function inlineScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'portage' },
    },
  })
  const [output] = Array.isArray(built) ? built.flatMap(({ output: it }) => it) : []
  if (output?.type !== 'chunk') throw new Error(`${entry} was not built`)
  return `<script>${output.code.replaceAll('</', '<\\/').trim()}</script>`
}
