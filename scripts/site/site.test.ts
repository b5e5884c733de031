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
})

const servers = {
  nginx: nginxConf(deployed('nginx.conf'), options),
  Caddy: caddyfile(deployed('Caddyfile'), options, "'sha256-x'"),
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

test('settings that are no JSON are named with the place', () =>
  expect(() => parseSettings('{', 'config.json')).toThrow(/^config\.json is not JSON: /))
