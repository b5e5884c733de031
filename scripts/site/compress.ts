import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { filesBelow } from '../fingerprint.mjs'

const isText = (file: string) => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(file)

/** Below this a compressed copy saves nothing. */
const SMALLEST = 512

/** Writes a .br and a .gz beside every text of a folder, as small as they get. The settings may be edited in place. */
export function compressTexts(folder: string): void {
  for (const file of filesBelow(folder, ['.'], isText)) {
    if (path.basename(file) === 'config.json') continue
    const full = path.join(folder, file)
    const bytes = readFileSync(full)
    if (bytes.byteLength < SMALLEST) continue
    writeFileSync(`${full}.br`, brotliCompressSync(bytes))
    writeFileSync(`${full}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
