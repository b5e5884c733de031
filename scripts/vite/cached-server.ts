import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.join(import.meta.dirname, 'cached-server')

/** How the server is written so that its compiled code can be cached: a script, which main.js runs. */
export const scriptOutput = {
  format: 'cjs',
  // modules are strict, scripts are not unless they say so
  banner: "'use strict';",
  entryFileNames: 'server.cjs',
  chunkFileNames: 'assets/[name]-[hash].cjs',
} as const

const dynamicImport = /\bimport\((?=["'`])/g

/** Writes main.js beside the server, and the code that V8 compiles for it: half of what starting takes is compiling. */
export const cachedServer = (): Plugin => ({
  name: 'portage-cached-server',
  apply: 'build',
  generateBundle(_options, bundle) {
    const server = bundle[scriptOutput.entryFileNames]
    if (server?.type !== 'chunk') return this.error('The server has no entry')
    server.code = server.code.replaceAll(dynamicImport, 'importModule(')
    const source = readFileSync(path.join(folder, 'main.mjs'), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'main.js', source })
  },
  writeBundle({ dir = '' }) {
    const args = [path.join(folder, 'write-cache.mjs'), path.resolve(dir)]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })
    if (status !== 0) this.error(`The code of the server could not be cached: ${stderr}`)
  },
})
