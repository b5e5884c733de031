import type { MediaType } from '#generated/model/index.ts'
import type { MediaRow } from '../store/content-row.ts'
import type { World } from '../store/world.ts'
import { atAddress, giveAddress } from './addresses.ts'
import { ranged } from './ranged.ts'

/** The largest media file (VAL-55). */
export const mostMediaBytes = 52_428_800

const reading = '/media/content-files/'
const sending = '/media/content-uploads/'

/** A path to send a media file to. */
export const mediaUploadPath = (world: World, { id, sendBefore }: MediaRow): string =>
  sending + giveAddress(world, 'mediaFile', id, sendBefore)

const text = (status: number, words: string) =>
  new Response(words, { status, headers: { 'content-type': 'text/plain' } })

/** Takes a media file at the address that was given for it, as a file storage does: 403 when it is none. */
export async function takeMediaFile(world: World, request: Request): Promise<Response> {
  const secret = new URL(request.url).pathname.replace(sending, '')
  const row = world.tables.mediaFiles.get(atAddress(world, 'mediaFile', secret) ?? '')
  if (!row || row.isReady) return text(403, 'Request has expired')
  if (Number(request.headers.get('content-length') ?? 0) > mostMediaBytes)
    return text(413, 'Entity too large')
  if (request.headers.get('content-type') !== row.contentType) return text(403, 'Signature does not match')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length !== row.size) return text(400, 'Incomplete body')
  row.bytes = bytes
  return new Response(null, { status: 200 })
}

/** A media file, readable by anyone who knows its URL; it is never executed. */
export function mediaFileAnswer(world: World, pathname: string, range?: string): Response | undefined {
  if (!pathname.startsWith(reading)) return undefined
  const row = world.tables.mediaFiles.get(pathname.slice(reading.length))
  if (!row?.isReady || !row.bytes) return undefined
  const { bytes, contentType, fileName } = row
  const mediaType = contentType === 'text/vtt' ? 'text/vtt; charset=utf-8' : contentType
  return ranged({ bytes, mediaType }, range, {
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': 'private, max-age=300',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

/** The magic bytes of the types, as ISO Latin 1; a dot matches any byte. */
const beginnings: readonly (readonly [MediaType, RegExp])[] = [
  ['image/png', /^\u0089PNG\r\n/],
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['application/pdf', /^%PDF-/],
  ['video/mp4', /^[^]{4}ftyp/],
  ['video/webm', /^\p{Cc}E\u00df\u00a3/u],
  ['audio/mpeg', /^(ID3|\u00ff[\u00f2\u00f3\u00fa\u00fb])/],
  ['audio/wav', /^RIFF[^]{4}WAVE/],
  ['text/vtt', /^(\u00ef\u00bb\u00bf)?WEBVTT([ \t\r\n]|$)/],
]

/** Detects the type of a file by its first bytes, ignoring its name; undefined for unsupported types. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const start = [...bytes.subarray(0, 16)].map((byte) => String.fromCharCode(byte)).join('')
  return beginnings.find(([, begins]) => begins.test(start))?.[0]
}
