import path from 'node:path'
import { build } from 'vite'

export const root = path.resolve(import.meta.dirname, '../..')

/** A source of ours as one script without imports. */
export async function builtScript(entry: string, define: Record<string, string> = {}): Promise<string> {
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
  return output.code.trim()
}

/** The same for index.html. */
export const inlineScript = async (entry: string, define?: Record<string, string>): Promise<string> =>
  `<script>${(await builtScript(entry, define)).replaceAll('</', '<\\/')}</script>`
