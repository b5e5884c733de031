const transport = 'max-age=63072000; includeSubDomains; preload'

/** Everything from our own origin, scripts only with the nonce of this answer, no text turned into code. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // documents of the health record, shown by the browser's own viewer
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ')

/** The headers of a page. API, identity and pictures stand on its own origin, so nothing else is let in. */
export const htmlHeaders = (nonce: string): Record<string, string> => ({
  'content-security-policy': policy(nonce),
  'reporting-endpoints': 'csp="/csp-report"',
  'strict-transport-security': transport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
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
