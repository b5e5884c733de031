import type { LibraryFile } from './library.ts'

/** The whole file, or the part that `Range` asks for (RFC 9110, 14): players jump about in films. */
export function ranged(
  { bytes, mediaType }: LibraryFile,
  range: string | undefined,
  headers: Readonly<Record<string, string>>,
): Response {
  const size = bytes.length
  const all = { ...headers, 'content-type': mediaType, 'accept-ranges': 'bytes' }
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return new Response(bytes, { headers: all })
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start > end)
    return new Response(null, { status: 416, headers: { ...all, 'content-range': `bytes */${size}` } })
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: { ...all, 'content-range': `bytes ${start}-${end}/${size}` },
  })
}
