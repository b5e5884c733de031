import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Meant for the next station only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that go on, without those for this station, also the ones that `Connection` names. */
export function passedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)),
  )
}

const OWN = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The Host that a target is called by: its own name, by which certificates and virtual hosts know it. One on this
 * machine is called as the proxy was: the mock server names itself so in its settings, and a page may only speak to
 * where it came from.
 */
export const hostFor = (target: URL, asked: string | undefined): string =>
  asked !== undefined && OWN.test(target.hostname) ? asked : target.host

/** Headers as an exchange keeps them: one text a name. */
export const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

/**
 * A redirect within the target leads to the proxy, so that what follows is seen too; any other stays as it is, and
 * the proxy never follows one itself: a token goes to the target and nowhere else.
 * @param requestUrl with the host that the target was called by
 */
export function redirectFor(location: string, requestUrl: string, target: string, proxy: string): string {
  if (!URL.canParse(location, requestUrl)) return location
  const url = new URL(location, requestUrl)
  const root = new URL(target)
  const prefix = root.pathname.replace(/\/$/, '')
  const isOwn = url.origin === root.origin || url.origin === new URL(requestUrl).origin
  if (!isOwn || !`${url.pathname}/`.startsWith(`${prefix}/`)) {
    // a path alone would be read as one of the proxy
    return isOwn ? `${root.origin}${url.pathname}${url.search}${url.hash}` : location
  }
  return `${proxy}${url.pathname.slice(prefix.length) || '/'}${url.search}${url.hash}`
}

/** Drops the Domain of a cookie: with the target's host the browser would reject it here. */
export const cookieFor = (cookie: string): string => cookie.replaceAll(/;\s*domain=[^;]*/gi, '')
