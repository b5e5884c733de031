import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PortalFile } from './files.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>
type Encoding = 'br' | 'gzip'

const copy = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

/** Compression level: highest for files compressed once, fast for dynamic responses. */
const efforts = { once: { br: 11, gzip: 9 }, anew: { br: 5, gzip: 6 } }

async function compress(bytes: Bytes, encoding: Encoding, effort: keyof typeof efforts): Promise<Bytes> {
  const { br, gzip: level } = efforts[effort]
  switch (encoding) {
    case 'br':
      return copy(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: br } }))
    case 'gzip':
      return copy(await gzipped(bytes, { level }))
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
  effort: keyof typeof efforts = 'once',
): Promise<{ body: Bytes; encoding: Encoding | undefined }> {
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(acceptEncoding, one))
  if (!encoding || !isText(file.type) || file.bytes.byteLength < 512)
    return { body: file.bytes, encoding: undefined }
  const made = file.compressed.get(encoding) ?? compress(file.bytes, encoding, effort)
  file.compressed.set(encoding, made)
  return { body: await made, encoding }
}
