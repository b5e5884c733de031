import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file of the portal in memory. */
export type PortalFile = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Compressed forms by encoding, made on first use. */
  readonly compressed: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads the files below a folder and keeps them, each until it changes on disk. Only plain files with a known type
 * are given out, and none whose name begins with a dot.
 */
export function portalFiles(folder: string) {
  const root = path.resolve(folder)
  const kept = new Map<string, { changed: number; file: PortalFile }>()

  /** @param pathname from the root, with a leading slash; undefined when there is no such file */
  async function read(pathname: string): Promise<PortalFile | undefined> {
    const type = types[path.extname(pathname).toLowerCase()]
    const full = path.join(root, pathname)
    if (type === undefined || !full.startsWith(root + path.sep) || /\/\./.test(pathname)) return undefined
    const found = await stat(full).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = kept.get(full)
    if (known?.changed === found.mtimeMs) return known.file
    const file = { bytes: new Uint8Array(await readFile(full)), type, compressed: new Map() }
    kept.set(full, { changed: found.mtimeMs, file })
    return file
  }

  return { read }
}
