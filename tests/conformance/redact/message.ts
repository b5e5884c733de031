import type { Rules } from './body.ts'
import { redactForm } from './body.ts'
import { isVariable, mask, maskTelling } from './mask.ts'

/** Headers without personal data; all other values are masked, because their content is unknown. */
const OPEN = new Set(
  `accept accept-encoding accept-language accept-ranges access-control-allow-headers access-control-allow-methods
  access-control-allow-origin access-control-expose-headers access-control-request-headers
  access-control-request-method age allow cache-control connection content-encoding content-language content-length
  content-type date etag expect expires host idempotency-key if-match if-modified-since if-none-match if-unmodified-since
  keep-alive last-modified origin pragma prefer proxy-authenticate ratelimit-limit ratelimit-remaining
  ratelimit-reset retry-after sec-fetch-dest sec-fetch-mode sec-fetch-site server strict-transport-security te
  transfer-encoding upgrade user-agent vary via www-authenticate x-content-type-options x-frame-options x-island
  x-powered-by x-request-id x-correlation-id x-trace-id`.split(/\s+/),
)
/** Their value is an address, with a query that can hold anything. */
const ADDRESSES = new Set(['location', 'content-location', 'referer', 'link'])
/** Query parameters with credentials, besides those recognized by name everywhere. */
const KEYS_OF_QUERIES = ['code', 'state', 'key', 'sig', 'X-Amz-Signature', 'X-Amz-Credential']

/** `Bearer x1x1`, `$PORTAGE_TOKEN` where it is the token of the run: the scheme stays. */
function redactAuthorization(value: string, hide: Rules['hide']): string {
  const [scheme = '', ...rest] = value.split(' ')
  if (rest.length === 0) return hide(value)
  const token = rest.join(' ')
  return `${scheme} ${/^\$[A-Z\d_]+$/.test(token) ? token : hide(token)}`
}

/** Cookies keep their names and attributes. */
const redactCookies = (value: string, hide: Rules['hide']) =>
  value.replaceAll(/(^|[;,]\s*)([^=;,\s]+)=([^;,]*)/g, (all, before: string, name: string, text: string) =>
    /^(path|domain|expires|max-age|samesite)$/i.test(name)
      ? all
      : `${before}${name}=${isVariable(text) ? text : hide(text)}`,
  )

/**
 * Headers with lower-case names and without credentials.
 * @param open headers of the run that are shown as they are
 */
export const redactHeaders = (
  headers: Readonly<Record<string, string>>,
  rules: Rules,
  open: ReadonlySet<string> = new Set(),
) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (/^(proxy-)?authorization$/.test(name)) return [name, redactAuthorization(value, rules.hide)]
      if (/^(set-)?cookie$/.test(name)) return [name, redactCookies(value, rules.hide)]
      if (ADDRESSES.has(name)) return [name, redactUrl(value, [], rules)]
      if (open.has(name) || isVariable(value)) return [name, value]
      return [name, OPEN.has(name) ? maskTelling(value) : mask(value)]
    }),
  )

/**
 * An address without its user, without secret and personal values in its query.
 * @param secretSegments path segments with credentials: the values of parameters with such a name
 */
export function redactUrl(url: string, secretSegments: readonly string[], rules: Rules): string {
  const [, start = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(url) ?? []
  const [beforeHash = ''] = rest.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  const hidden = path
    .split('/')
    .map((part) => (secretSegments.includes(part) ? rules.hide(part) : maskTelling(part)))
    .join('/')
  const shown = query.length === 0 ? '' : `?${redactForm(query.join('?'), rules, KEYS_OF_QUERIES)}`
  return `${start.replace(/\/\/[^@/]*@/, '//')}${hidden}${shown}`
}
