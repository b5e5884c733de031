import type { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** A larger body passes, but is not kept, and so not checked. */
export const LARGEST = 2 * 1024 * 1024

export type BodyCopy = {
  /** The text so far; null when it is too large, or packed in a way that is not known. */
  readonly text: (encoding: string | undefined) => string | null
}

const unpackers: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  gzip: (data) => gunzipSync(data, { maxOutputLength: 4 * LARGEST }),
  deflate: (data) => inflateSync(data, { maxOutputLength: 4 * LARGEST }),
  br: (data) => brotliDecompressSync(data, { maxOutputLength: 4 * LARGEST }),
  identity: (data) => data,
}

/** Keeps what flows by in a stream, up to a limit. */
export function copyOf(stream: Readable): BodyCopy {
  let chunks: Buffer[] | null = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LARGEST) chunks = null
    chunks?.push(chunk)
  })
  return {
    text: (encoding) => {
      if (!chunks) return null
      const data = Buffer.concat(chunks)
      if (data.length === 0) return ''
      try {
        return unpackers[encoding ?? 'identity']?.(data).toString('utf8') ?? null
      } catch {
        return null
      }
    },
  }
}
