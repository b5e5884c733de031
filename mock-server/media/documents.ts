import type { DocumentRow } from '../store/document-row.ts'
import type { World } from '../store/world.ts'
import { atAddress, giveAddress } from './addresses.ts'

/** How long a document can be read by its address, in ms. */
export const readFor = 3_600_000

/** The largest document (VAL-55, D-57). */
export const mostDocumentBytes = 52_428_800

const reading = '/media/documents/'
const sending = '/media/document-files/'

/** A path where a document can be read for an hour. */
export const documentAddress = (world: World, { id }: DocumentRow): string =>
  reading + giveAddress(world, 'document', id, world.clock.now() + readFor)

/** A path to send the file of a document to. */
export const documentFileAddress = (world: World, { id, sendBefore }: DocumentRow): string =>
  sending + giveAddress(world, 'documentFile', id, sendBefore)

/**
 * A document by its URL; undefined if the URL is unknown or expired.
 * @param origins other origins whose portal shows it
 */
export function documentAnswer(
  world: World,
  address: string,
  origins: readonly string[] = [],
): Response | undefined {
  const { pathname, searchParams } = new URL(address)
  const row = world.tables.documents.rows.get(
    atAddress(world, 'document', pathname.replace(reading, '')) ?? '',
  )
  if (!row?.file) return undefined
  const how = searchParams.has('download') ? 'attachment' : 'inline'
  return new Response(row.file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(row.fileName)}`,
      'cache-control': 'private, no-store',
      // The portal frames it; nothing in it may load or run. No `sandbox`: browsers show no PDF in one.
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${["'self'", ...origins].join(' ')}`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

const text = (status: number, words: string) =>
  new Response(words, { status, headers: { 'content-type': 'text/plain' } })

/** Takes the file of a document at the address that was given for it, as a file storage does: 403 when it is none. */
export async function takeDocumentFile(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const row = world.tables.documents.rows.get(
    atAddress(world, 'documentFile', pathname.replace(sending, '')) ?? '',
  )
  if (!row || row.uploadedAt !== null) return text(403, 'Request has expired')
  if (Number(request.headers.get('content-length') ?? 0) > mostDocumentBytes) {
    return text(413, 'Entity too large')
  }
  if (request.headers.get('content-type') !== 'application/pdf') return text(403, 'Signature does not match')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length !== row.size) return text(400, 'Incomplete body')
  row.file = bytes
  return new Response(null, { status: 200 })
}
