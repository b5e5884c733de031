import { getPath, tryDecode } from 'hono/utils/url'

/** The index at which the path of a URL starts. */
export const startOfPath = (address: string): number => address.indexOf('/', address.indexOf('//') + 2)

/**
 * The normalized path of a URL: without query, and with escaped characters decoded,
 * but for those that would change its parts.
 */
export function pathOf(address: string): string {
  const start = startOfPath(address)
  const path = address.slice(start, Math.min(endOf('?', address, start), endOf('#', address, start)))
  return path.includes('%') ? getPath(new Request(address)) : path
}

function endOf(mark: string, address: string, start: number): number {
  const at = address.indexOf(mark, start)
  return at < 0 ? address.length : at
}

/** A part of such a path with all its characters. */
export const partOf = (text: string): string =>
  text.includes('%') ? tryDecode(text, decodeURIComponent) : text
