// What a browser fetches for a page, read from Vite's manifest, and what it weighs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
/** Vite's manifest: a chunk by the path of its source. */
export type Manifest = Readonly<Record<string, Chunk>>

/**
 * Every file that the given chunks need before they can run: themselves, what they import statically, and the
 * style sheets of all of these. What they load later is not counted.
 * @throws when the manifest has no such chunk
 */
export function closure(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`no chunk ${key} in the manifest: ${Object.keys(manifest).join(', ')}`)
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    for (const next of chunk.imports ?? []) walk(next)
  }
  for (const entry of entries) walk(entry)
  return [...files]
}

/** Bytes after brotli at its best, as a server would send a file. */
export const brotliSize = (content: Uint8Array) => brotliCompressSync(content).length

/** The sum of the brotli sizes of those files that end in `extension`, in kB of 1000 bytes. */
export const weight = (folder: string, files: readonly string[], extension: '.js' | '.css') =>
  files
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + brotliSize(readFileSync(path.join(folder, file))), 0) / 1000
