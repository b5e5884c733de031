import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { PortalFile } from './files.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>
type Encoding = 'br' | 'gzip'

const copy = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

async function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  switch (encoding) {
    case 'br':
      // as small as it gets, unless it is told otherwise
      return copy(await brotli(bytes))
    case 'gzip':
      return copy(await gzipped(bytes, { level: 9 }))
  }
}

/** Pictures and fonts of these types are compressed already. */
const isText = (type: string) => /^text\/|javascript|json|svg/.test(type)

const accepts = (header: string, encoding: Encoding) =>
  header.split(',').some((part) => {
    const [name = '', quality = ''] = part.trim().split(';')
    return name.trim() === encoding && !/q=0(\.0*)?$/.test(quality.trim())
  })

/** The form of a file that the caller takes: brotli, else gzip, else as it is. Each is made once. */
export async function negotiated(
  file: PortalFile,
  acceptEncoding: string,
): Promise<{ body: Bytes; encoding: Encoding | undefined }> {
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(acceptEncoding, one))
  if (!encoding || !isText(file.type) || file.bytes.byteLength < 512)
    return { body: file.bytes, encoding: undefined }
  const made = file.compressed.get(encoding) ?? compress(file.bytes, encoding)
  file.compressed.set(encoding, made)
  return { body: await made, encoding }
}
