import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { root } from '../node-version.mjs'
import { originsFor } from './origins.ts'
import { caddyfile, hashHeaders, nginxConf } from './server-files.ts'
import { parseSettings, settingsProblems } from './settings.ts'
import { staticPage } from './static-page.ts'

const deployed = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')
const example = JSON.parse(deployed('config.example.json'))
const origins = originsFor(example)
const options = { origins, reports: 'https://reports.example/csp', port: '9000' }

const page = `<!doctype html><head>
    <style nonce="__CSP_NONCE__">p{}</style>
    <script nonce="__CSP_NONCE__">early()</script>
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <script type="module" crossorigin src="/assets/index-1.js" nonce="__CSP_NONCE__"></script>
    <link rel="modulepreload" crossorigin href="/assets/a-2.js" nonce="__CSP_NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css" nonce="__CSP_NONCE__">
  </head><body></body>`

describe('the page for plain hosts', () => {
  const { html, scripts } = staticPage(page)

  test('has no nonce and no mark for one', () => expect(html).not.toMatch(/nonce/i))

  test('names the hash of each of its scripts, and no script by address', () => {
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
    expect(inline).toHaveLength(3)
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    expect(scripts).toBe(hashes.join(' '))
    expect(html).not.toContain('<script type')
    expect(inline[1]).toContain('["/assets/index-1.js","/assets/a-2.js"]')
    expect(inline[2]).toContain('import("/assets/index-1.js")')
  })

  test('keeps its style sheet', () => expect(html).toContain('href="/assets/index-3.css">'))

  test('is not made of a page without code', () =>
    expect(() => staticPage('<body></body>')).toThrow('no entry script'))
})

test('a page reaches the API, identity, the hosted sign-in and the storage of files, and nothing else', () => {
  expect(origins.connect).toEqual([
    'https://api.hospital.example',
    'https://cognito-idp.ca-central-1.amazonaws.com',
    'https://sign-in.hospital.example',
  ])
  expect(origins.media).toEqual(['https://api.hospital.example'])
  expect(originsFor(example, ['https://files.example/bucket']).frame).toEqual(['https://files.example'])
  const reporting = { ...example, errorReports: { address: 'https://key@reports.example/7' } }
  expect(originsFor(reporting).connect).toContain('https://reports.example')
  const here = { ...example, api: { baseUrl: '' } }
  expect(originsFor(here).media).toEqual([])
  const logo = 'https://pictures.example/logo.svg'
  expect(originsFor({ ...here, brand: { ...example.brand, logo } }).media).toEqual([
    'https://pictures.example',
  ])
})

const tls = { certificate: '/tls/cert.pem', key: '/tls/key.pem', httpPort: '80' }
const servers = {
  nginx: nginxConf(deployed('nginx.conf'), options),
  'nginx with https': nginxConf(deployed('nginx.conf'), { ...options, tls }),
  Caddy: caddyfile(deployed('Caddyfile'), options, "'sha256-x'"),
  'Caddy with https': caddyfile(deployed('Caddyfile'), { ...options, tls }, "'sha256-x'"),
}

testRows(Object.entries(servers))('%s: every mark is filled in', (_, text) => {
  expect(text).not.toContain('#{')
  expect(text).toContain('9000')
  expect(text).toContain(String.raw`reporting-endpoints "csp=\"https://reports.example/csp\""`)
})

testRows([
  ['nginx', servers.nginx],
  ['hashes', hashHeaders("'sha256-x'", options).page['content-security-policy'] ?? ''],
])('%s: the policy lets no script in that the page does not trust', (_, text) => {
  const script = /script-src ([^;]+);/.exec(text)?.[1] ?? ''
  expect(script).toMatch(/^'(nonce-\$request_id|sha256-x)' 'strict-dynamic'$/)
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'report-to csp',
  ])
    expect(text).toContain(part)
})

testRows([
  ['/', '/index.html'],
  ['/patient/1/journeys', '/index.html'],
  ['/share/a.b/c', '/index.html'],
  ['/assets/gone', '/assets/gone'],
  ['/assets/index-1.js', '/assets/index-1.js'],
  ['/brand/portage.svg', '/brand/portage.svg'],
])('the function of CloudFront makes %s %s', (uri, wanted) => {
  const handler = new Function(`${deployed('terraform/page.js')}; return handler`)()
  expect(handler({ request: { uri } })).toEqual({ uri: wanted })
})

testRows(['config.example.json', 'config.rehearsal.json'])('deploy/%s is right', (name) => {
  expect(settingsProblems(JSON.parse(deployed(name)))).toEqual([])
})

/** Sets a value at a key such as `identity.oauth.domain`; undefined removes it. */
function withMistake(key: string, value: unknown): unknown {
  const settings = structuredClone(example)
  const keys = key.split('.')
  const last = keys.pop() ?? ''
  const place = keys.reduce((here, one) => here[one], settings)
  if (value === undefined) delete place[last]
  else place[last] = value
  return settings
}

testRows([
  ['api.baseUrl', 'api.hospital.example', 'does not match'],
  ['api.baseUrl', 'https://api.hospital.example/', 'does not match'],
  ['api.baseUrl', 'https://api.hospital.example/v1', 'ends with a version'],
  ['api.baseUrl', 'http://api.hospital.example', 'browsers refuse it'],
  ['identity.userPoolId', 'AbCdEfGhI', 'does not match'],
  ['identity.userPoolClientId', ' ', 'does not match'],
  ['identity.userPoolEndpoint', 'http://pool.hospital.example/', 'browsers refuse it'],
  ['identity.oauth.domain', 'https://sign-in.hospital.example', 'does not match .* without `https'],
  ['identity.oauth.redirectSignIn', [], 'fewer than 1'],
  ['identity.oauth.redirectSignIn', ['https://a.example/', 'https://b.example/'], 'more than 1'],
  ['identity.oauth.redirectSignIn', ['https://hospital.example/portal/'], 'does not match .* home page'],
  ['identity.oauth.redirectSignOut', ['https://b.example/'], 'not the same'],
  ['identity.oauth.scopes', ['email'], 'lacks openid, profile'],
  ['identity.oauth.providers', [], 'fewer than 1'],
  ['identity.oauth.providers', ['google'], 'must be one of Google, Apple'],
  ['island', undefined, 'is missing'],
  ['environment', null, 'must be string'],
  ['flags.multipleProfile', true, 'is unknown'],
  ['flags.formTools', true, 'is unknown'],
  ['flags.onboarding', ['portal.hospital.example'], 'must be boolean'],
  ['brand.logo', 'logo.svg', 'does not match'],
  ['brand.logo', 'http://hospital.example/logo.svg', 'browsers refuse it'],
  ['brand.supportEmail', 'support', 'does not match'],
  ['policies.privacy', 'javascript:alert(1)', 'does not match'],
  ['policies.updated', 'November 1', 'does not match'],
  ['polices', {}, 'is unknown'],
  ['defaultOrganization', 'Lakeside', 'does not match'],
  ['errorReports', { format: 'sentry', address: 'https://reports.example/7' }, 'is no DSN'],
  ['errorReports', { format: 'beacon', address: 'https://reports.example', share: 10 }, 'must be <= 1'],
] as const)('%s as %j is named', (key, value, words) => {
  const [problem = ''] = settingsProblems(withMistake(key, value))
  expect(problem).toMatch(new RegExp(`^${key}.* ${words}`))
})

test('settings for this machine need no TLS', () => {
  expect(settingsProblems(withMistake('api.baseUrl', 'http://localhost:4010'))).toEqual([])
})

test('settings that are no JSON are named with the place', () =>
  expect(() => parseSettings('{', 'config.json')).toThrow(/^config\.json is not JSON: /))
