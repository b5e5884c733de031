/** Origins beside the portal's own that a page may reach; the mock server has none. */
export type Origins = {
  /** API, identity service and file storage. */
  readonly connect?: readonly string[]
  /** Pictures and films. */
  readonly media?: readonly string[]
  /** Documents, shown by the browser's own viewer. */
  readonly frame?: readonly string[]
}

export type PolicyOptions = {
  /** `'nonce-…'`, or the hashes of the page's scripts. What these load may run too. */
  readonly scripts: string
  /** Beside our own style sheets. */
  readonly styles: string
  readonly origins?: Origins
  /** Where browsers send reports. */
  readonly reports?: string | undefined
}

const list = (...sources: readonly string[]) => sources.join(' ')

/** Nothing but what the portal needs, and no text turned into code. */
export const policy = ({ scripts, styles, origins = {}, reports }: PolicyOptions): string =>
  [
    "default-src 'none'",
    `script-src ${scripts} 'strict-dynamic'`,
    `style-src 'self' ${styles}`,
    list("img-src 'self' data: blob:", ...(origins.media ?? [])),
    list("media-src 'self'", ...(origins.media ?? [])),
    "font-src 'self'",
    list("connect-src 'self'", ...(origins.connect ?? [])),
    list("frame-src 'self'", ...(origins.frame ?? [])),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
    ...(reports === undefined ? [] : [`report-uri ${reports}`, 'report-to csp']),
  ].join('; ')

export const noncePolicy = (nonce: string, others: Pick<PolicyOptions, 'origins' | 'reports'>): string =>
  policy({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'`, ...others })

/** One year, for this host name only: subdomains and preloading are the domain owner's decision. */
export const transport = 'max-age=31536000'

/** The headers of a page, but for its policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': transport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
}

export const reportHeader = (reports: string): Record<string, string> => ({
  'reporting-endpoints': `csp="${reports}"`,
})

/** Beside those of a page, for what was shared with a stranger: no search engine keeps it (ROUTE-79, ROUTE-80). */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
}

/** Files whose name holds the hash of what is in them. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': transport,
}

/** Files that keep their name: logos, icons, manifest. */
export const publicHeaders: Readonly<Record<string, string>> = {
  ...assetHeaders,
  'cache-control': 'public, max-age=300',
}

/** The settings, and what is not there: nothing keeps them. */
export const unkeptHeaders: Readonly<Record<string, string>> = {
  ...assetHeaders,
  'cache-control': 'no-store',
}
