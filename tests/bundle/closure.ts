// The files that a browser fetches for a page, read from Vite's manifest, and their size.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Chunk } from '../../scripts/vite/chunk-list.ts'

/**
 * Every file that the given sources need before they can run: their chunks, what these import statically, and the
 * style sheets of all of them. What they load later is not counted.
 * @throws when no chunk holds a source
 */
export function closure(chunks: readonly Chunk[], sources: readonly string[]): string[] {
  const files = new Set<string>()
  const walk = (chunk: Chunk) => {
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const sheet of chunk.css) files.add(sheet)
    for (const next of chunks.filter(({ file }) => chunk.imports.includes(file))) walk(next)
  }
  for (const source of sources) {
    const chunk = chunks.find(({ modules }) => modules.includes(source))
    if (!chunk) throw new Error(`no chunk holds ${source}`)
    walk(chunk)
  }
  return [...files]
}

/** Bytes after brotli at its best, as a server would send a file. */
export const brotliSize = (content: Uint8Array) => brotliCompressSync(content).length

/** The sum of the brotli sizes of those files that end in `extension`, in kB of 1000 bytes. */
export const weight = (folder: string, files: readonly string[], extension: '.js' | '.css' | '.html') =>
  files
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + brotliSize(readFileSync(path.join(folder, file))), 0) / 1000
