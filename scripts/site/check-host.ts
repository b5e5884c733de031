import { isDeepStrictEqual } from 'node:util'
import { settingsIn } from '../../mock-server/static/settings-in-page.ts'
import type { Settings } from './settings-type.ts'
import { parseSettings } from './settings.ts'
import { mixedContent } from './contradictions.ts'
import { apiProblems, identityProblems, reportProblems } from './check-services.ts'

/** Settings that were edited after `npm run site` are in the file only. */
const otherSettings = (html: string, settings: Settings): string[] => {
  const inPage = settingsIn(html)
  return inPage === undefined || isDeepStrictEqual(inPage, settings)
    ? []
    : ['/config.json: the page holds other settings; run npm run site again']
}

type Rule = readonly [header: string, pattern: RegExp]

const strictPage: readonly Rule[] = [
  ['content-type', /^text\/html/],
  ['cache-control', /no-store/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/i],
  ['referrer-policy', /^no-referrer$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
]

/** The required content of each policy directive, as in docs/deploying.md. */
const strictPolicy: readonly Rule[] = [
  ['default-src', /^'none'$/],
  ['script-src', /^('(nonce-\S{16,}|sha256-\S{43,})' )+'strict-dynamic'$/],
  ['base-uri', /^'none'$/],
  ['object-src', /^'none'$/],
  ['manifest-src', /^'self'$/],
  ['frame-ancestors', /^'none'$/],
  ['require-trusted-types-for', /^'script'$/],
]

/** An address that is on no host: its page must come all the same, its asset must not. */
const UNKNOWN_PAGE = '/patient/check-config'
const UNKNOWN_ASSET = '/assets/check-config.js'

const MANIFEST = '/manifest.webmanifest'

const wrongHeaders = (place: string, headers: Headers, rules: readonly Rule[]): string[] =>
  rules
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name, pattern]) => `${place}: ${name} is ${headers.get(name) ?? 'missing'}, not ${pattern.source}`)

function policyProblems(headers: Headers, html: string): string[] {
  const policy = headers.get('content-security-policy')
  if (policy === null) return ['/: content-security-policy is missing']
  const directives = new Headers(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  return [
    ...wrongHeaders('content-security-policy', directives, strictPolicy),
    ...(html.includes('__CSP_NONCE__') ? ['/: the page has a mark in place of its nonce'] : []),
    ...(nonce !== undefined && !html.includes(`nonce="${nonce}"`)
      ? ['/: the nonce of the policy is not the one in the page']
      : []),
  ]
}

async function pageProblems(host: string): Promise<{ problems: string[]; html: string; policy: string }> {
  const page = await fetch(`${host}/`)
  const html = await page.text()
  if (!html.includes('<div id="root">')) return { problems: ['/: is not the portal'], html, policy: '' }
  const [unknown, again] = await Promise.all([fetch(host + UNKNOWN_PAGE), fetch(`${host}/`)])
  const policy = page.headers.get('content-security-policy') ?? ''
  const isRepeated = policy.includes("'nonce-") && again.headers.get('content-security-policy') === policy
  const secure: readonly Rule[] = host.startsWith('https:')
    ? [['strict-transport-security', /max-age=\d{7,}/]]
    : []
  return {
    problems: [
      ...wrongHeaders('/', page.headers, [...strictPage, ...secure]),
      ...policyProblems(page.headers, html),
      ...(isRepeated ? ['/: the nonce is the same in two answers'] : []),
      ...(unknown.ok && (await unknown.text()).includes('<div id="root">')
        ? []
        : [`${UNKNOWN_PAGE}: every address without a file must be the portal (status ${unknown.status})`]),
    ],
    html,
    policy,
  }
}

async function assetProblems(host: string, html: string): Promise<string[]> {
  const address = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
  if (address === undefined) return ['/: names no asset']
  const headers = { 'accept-encoding': 'br, gzip' }
  const [asset, missing] = await Promise.all([
    fetch(host + address, { headers }),
    fetch(host + UNKNOWN_ASSET),
  ])
  return [
    ...(asset.ok ? [] : [`${address}: status ${asset.status}`]),
    ...wrongHeaders(address, asset.headers, [
      ['content-type', /^(text|application)\/javascript/],
      ['cache-control', /max-age=31536000/],
      ['content-encoding', /^(br|gzip)$/],
      ['x-content-type-options', /^nosniff$/],
    ]),
    ...(missing.status === 404
      ? []
      : [`${UNKNOWN_ASSET}: a missing asset must be a 404, not a ${missing.status}`]),
    ...(/max-age=[1-9]/.test(missing.headers.get('cache-control') ?? '')
      ? [`${UNKNOWN_ASSET}: browsers would keep the 404`]
      : []),
  ]
}

/** Without it, the portal cannot be installed. */
async function manifestProblems(host: string): Promise<string[]> {
  const manifest = await fetch(host + MANIFEST)
  if (!manifest.ok) return [`${MANIFEST}: status ${manifest.status}`]
  return wrongHeaders(MANIFEST, manifest.headers, [['content-type', /^application\/manifest\+json/]])
}

async function readSettings(host: string): Promise<{ problems: string[]; settings?: Settings }> {
  const response = await fetch(`${host}/config.json`)
  const type = response.headers.get('content-type') ?? 'no type'
  if (!response.ok) return { problems: [`/config.json: status ${response.status}`] }
  if (!type.startsWith('application/json')) return { problems: [`/config.json: is ${type}, not JSON`] }
  const problems = wrongHeaders('/config.json', response.headers, [['cache-control', /no-store/]])
  try {
    return { problems, settings: parseSettings(await response.text(), '/config.json') }
  } catch (error) {
    return { problems: [...problems, error instanceof Error ? error.message : String(error)] }
  }
}

/** Everything that is wrong with a running portal, its settings, and what they name; one line each. */
export async function hostProblems(address: string): Promise<string[]> {
  const { origin: host, pathname } = new URL(address)
  if (pathname !== '/') return [`${address}: the portal needs a host name of its own, not a path`]
  const { problems, settings } = await readSettings(host)
  const page = await pageProblems(host)
  const assets = [...(await assetProblems(host, page.html)), ...(await manifestProblems(host))]
  const services = settings
    ? [
        ...otherSettings(page.html, settings),
        ...(settings.identity.oauth ? [] : mixedContent(settings, host)),
        ...(await apiProblems(settings, host, page.policy)),
        ...(await identityProblems(settings, host, page.policy)),
        ...reportProblems(settings, host, page.policy),
      ]
    : []
  return [...problems, ...page.problems, ...assets, ...services]
}
