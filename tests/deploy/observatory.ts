// The tests of Mozilla's HTTP Observatory, with its points: 100 and what these add or take off.

type Points = Readonly<Record<string, number>>
const isSecured = ({ headers }: Response) => headers.get('location')?.startsWith('https://') === true
const isOneOf = (value: string | null, ...words: readonly string[]) => words.includes(value ?? '')

function policyPoints(policy: string): number {
  const directives = new Map(
    policy.split(';').map((part): [string, string] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
  const scripts = directives.get('script-src') ?? directives.get('default-src')
  const styles = directives.get('style-src') ?? directives.get('default-src')
  if (policy === '' || scripts === undefined) return -25
  // A nonce or hash switches unsafe-inline off.
  const isInline = (sources = '') => sources.includes("'unsafe-inline'") && !/'(nonce|sha\d+)-/.test(sources)
  if (isInline(scripts) || /(^|\s)(https?:|data:|\*)(\s|$)/.test(scripts)) return -20
  if (policy.includes("'unsafe-eval'")) return -10
  if (isInline(styles)) return 0
  return directives.get('default-src') === "'none'" ? 10 : 5
}

function transportPoints(value: string): number {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)
  if (value === '') return -20
  return age < 15_768_000 ? -10 : 0
}

/**
 * @param response of an address with https
 * @param redirect the answer of the same address by http, without following it; undefined where http is not served
 */
export async function observatoryPoints(response: Response, redirect?: Response): Promise<Points> {
  const { headers } = response
  const html = await response.text()
  const policy = headers.get('content-security-policy') ?? ''
  const isFramed = !/frame-ancestors 'none'/.test(policy)
  return {
    'content-security-policy': policyPoints(policy),
    cookies: headers.getSetCookie().every((cookie) => /; secure/i.test(cookie)) ? 0 : -20,
    'cross-origin-resource-sharing': headers.get('access-control-allow-origin') === '*' ? -50 : 0,
    redirection: redirect === undefined || isSecured(redirect) ? 0 : -20,
    'referrer-policy': isOneOf(headers.get('referrer-policy'), 'no-referrer', 'same-origin') ? 5 : 0,
    'strict-transport-security': transportPoints(headers.get('strict-transport-security') ?? ''),
    'subresource-integrity': /<script[^>]* src="(https?:)?\/\//.test(html) ? -50 : 0,
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': isFramed ? -20 : 5,
    'cross-origin-resource-policy': isOneOf(headers.get('cross-origin-resource-policy'), 'same-origin')
      ? 10
      : 0,
  }
}

/** Points that are added count only from 90 on; 100 is an A+. */
export function observatoryScore(points: Points): number {
  const values = Object.values(points)
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const without = 100 + sum(values.filter((one) => one < 0))
  return without < 90 ? without : without + sum(values.filter((one) => one > 0))
}
