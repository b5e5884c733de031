// A host that does everything right, and what is said of it when one thing is wrong.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { runtimeConfig } from '#mock-server/config.ts'
import { toNodeHandler } from '#mock-server/node-handler.ts'
import { testRows } from '#tests/support/table.ts'
import { hostProblems } from './check-host.ts'
import { hashHeaders } from './server-files.ts'
import { originsFor } from './origins.ts'

type Answer = { status: number; headers: Record<string, string>; body: string | Buffer }
type Answers = Record<'page' | 'unknown' | 'asset' | 'missing' | 'manifest' | 'config', Answer>

const html = '<div id="root"></div><script>import("/assets/index-1.js")</script>'
let answers: Answers
let host = ''
let api = ''

const pathOf = (url = '/'): keyof Answers => {
  if (url === '/') return 'page'
  if (url === '/config.json') return 'config'
  if (url === '/manifest.webmanifest') return 'manifest'
  if (url.startsWith('/assets/')) return url === '/assets/index-1.js' ? 'asset' : 'missing'
  return 'unknown'
}
const portal = createServer((request, response) => {
  const { status, headers, body } = answers[pathOf(request.url)]
  response.writeHead(status, headers).end(body)
})
let backend: Server
const listen = (server: Server) =>
  new Promise<string>((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://localhost:${(server.address() as AddressInfo).port}`)),
  )

beforeAll(async () => {
  host = await listen(portal)
  backend = createServer(toNodeHandler(createApp({ cors: [host] })))
  api = await listen(backend)
})
afterAll(() => {
  portal.close()
  backend.close()
})

/** The responses of a correct host. */
function rightAnswers(): Answers {
  const settings = runtimeConfig(api, host)
  const origins = originsFor(settings)
  const sets = hashHeaders(`'sha256-${'a'.repeat(43)}='`, { origins, port: '' })
  const type = (name: string) => ({ 'content-type': name })
  const page = { status: 200, headers: { ...sets.page, ...type('text/html; charset=utf-8') }, body: html }
  return {
    page,
    unknown: structuredClone(page),
    asset: {
      status: 200,
      headers: { ...sets.asset, ...type('text/javascript'), 'content-encoding': 'gzip' },
      body: gzipSync('export {}'),
    },
    missing: { status: 404, headers: { ...sets.unkept, ...type('text/plain') }, body: 'Not found' },
    manifest: { status: 200, headers: { ...sets.public, ...type('application/manifest+json') }, body: '{}' },
    config: {
      status: 200,
      headers: { ...sets.unkept, ...type('application/json') },
      body: JSON.stringify(settings),
    },
  }
}

const fresh = () => {
  answers = rightAnswers()
}
const without = (at: keyof Answers, name: string) => () => delete answers[at].headers[name]
const header = (at: keyof Answers, name: string, value: string) => () => (answers[at].headers[name] = value)
const policy = (from: string | RegExp, to: string) => () => {
  const { headers } = answers.page
  headers['content-security-policy'] = headers['content-security-policy']?.replace(from, to) ?? ''
}
const settings = (change: (settings: Record<string, unknown>) => unknown) => () => {
  const parsed = JSON.parse(String(answers.config.body))
  change(parsed)
  answers.config.body = JSON.stringify(parsed)
}
const identity = (key: string, value: unknown) =>
  settings((all) => (all.identity = { ...Object(all.identity), [key]: value }))

test('a host that does everything right has no problem', async () => {
  fresh()
  expect(await hostProblems(host)).toEqual([])
})

const mistakes: readonly (readonly [what: string, plant: () => unknown, words: string])[] = [
  ['another page', () => (answers.page.body = '<h1>Welcome to nginx</h1>'), '/: is not the portal'],
  ['no policy', without('page', 'content-security-policy'), 'content-security-policy is missing'],
  ['scripts of anybody', policy(/'sha256-[^']+'/, "'self'"), 'script-src is'],
  ['inline scripts', policy("'strict-dynamic'", "'unsafe-inline'"), 'script-src is'],
  ['a base address', policy("base-uri 'none'; ", ''), 'base-uri is missing'],
  ['no Trusted Types', policy("require-trusted-types-for 'script'; ", ''), 'require-trusted-types-for is'],
  ['frames of anybody', policy("frame-ancestors 'none'", 'frame-ancestors *'), 'frame-ancestors is \\*'],
  [
    'a policy without the API',
    policy(/connect-src [^;]+/, "connect-src 'self'"),
    'connect-src lacks http://localhost:\\d+ \\(api.baseUrl\\)',
  ],
  [
    'a policy without the service of reports',
    settings((all) => (all.errorReports = { format: 'beacon', address: 'https://reports.example/in' })),
    'connect-src lacks https://reports.example \\(errorReports.address\\)',
  ],
  ['a page that is kept', header('page', 'cache-control', 'max-age=600'), '/: cache-control is max-age=600'],
  ['a mark for the nonce', () => (answers.page.body = `${html}__CSP_NONCE__`), 'mark in place of its nonce'],
  [
    'a nonce that is not in the page, and always the same',
    policy(/'sha256-[^']+'/, "'nonce-aaaaaaaaaaaaaaaaaaaa'"),
    'the nonce of the policy is not the one in the page',
  ],
  ['the address in referrers', without('page', 'referrer-policy'), 'referrer-policy is missing'],
  ['no nosniff', without('page', 'x-content-type-options'), '/: x-content-type-options is missing'],
  ['framing by old browsers', without('page', 'x-frame-options'), 'x-frame-options is missing'],
  ['no fallback', () => (answers.unknown = answers.missing), '/patient/check-config: every address'],
  ['a page for a missing asset', () => (answers.missing = answers.page), 'must be a 404, not a 200'],
  [
    'a 404 that is kept',
    header('missing', 'cache-control', 'public, max-age=31536000'),
    'browsers would keep the 404',
  ],
  ['assets that are not kept', header('asset', 'cache-control', 'no-cache'), 'index-1.js: cache-control is'],
  [
    'assets as they are',
    () => {
      delete answers.asset.headers['content-encoding']
      answers.asset.body = 'export {}'
    },
    'content-encoding is missing',
  ],
  ['assets of no type', header('asset', 'content-type', 'text/plain'), 'content-type is text/plain'],
  ['no manifest', () => (answers.manifest.status = 404), '/manifest.webmanifest: status 404'],
  [
    'a manifest of no type',
    header('manifest', 'content-type', 'text/plain'),
    '/manifest.webmanifest: content-type is text/plain',
  ],
  ['a policy without the manifest', policy("manifest-src 'self'; ", ''), 'manifest-src is missing'],
  ['no settings', () => (answers.config.status = 404), '/config.json: status 404'],
  [
    'the page in place of settings',
    header('config', 'content-type', 'text/html'),
    '/config.json: is text/html, not JSON',
  ],
  ['settings that are no JSON', () => (answers.config.body = '{'), '/config.json is not JSON'],
  [
    'settings that are kept',
    header('config', 'cache-control', 'max-age=60'),
    '/config.json: cache-control is',
  ],
  [
    'settings that were edited later',
    () =>
      (answers.page.body = `${html}<script type="application/json" id="settings">{"island":"old"}</script>`),
    'the page holds other settings',
  ],
  ['no brand', settings((all) => delete all.brand), '/config.json: brand is missing'],
  ['a typing error', settings((all) => (all.defaultOrganisation = null)), 'defaultOrganisation is unknown'],
  ['a wrong API', settings((all) => (all.api = { baseUrl: 'api' })), 'api.baseUrl does not match'],
  [
    'an API that is gone',
    settings((all) => (all.api = { baseUrl: 'http://localhost:9' })),
    'does not answer',
  ],
  ['another API', settings((all) => (all.api = { baseUrl: `${api}/api` })), 'answers 404, not 401'],
  [
    'another client',
    identity('userPoolClientId', 'other'),
    'identity.userPoolClientId: the pool does not know it',
  ],
  [
    'no pool',
    identity('userPoolEndpoint', 'http://localhost:9/'),
    'identity: http://localhost:9/ does not answer',
  ],
  [
    'the way back to another portal',
    identity('oauth', {
      ...runtimeConfig('http://x').identity.oauth,
      redirectSignIn: ['https://other.example/'],
      redirectSignOut: ['https://other.example/'],
    }),
    'redirectSignIn: does not name',
  ],
]

testRows(mistakes, fresh)('%s is named', async (_, plant, words) => {
  plant()
  expect((await hostProblems(host)).join('\n')).toMatch(new RegExp(words))
})

test('an API that lets no page of the portal in is named', async () => {
  fresh()
  const closed = createServer(toNodeHandler(createApp()))
  const away = await listen(closed)
  settings((all) => (all.api = { baseUrl: away }))()
  const problems = (await hostProblems(host)).join('\n')
  closed.close()
  expect(problems).toContain(`CORS does not let ${host} read the API`)
  expect(problems).toContain('CORS does not allow the headers authorization')
  expect(problems).toContain('CORS does not expose the headers retry-after, x-request-id')
})

test('a portal below a path is refused', async () => {
  expect(await hostProblems(`${host}/portal/`)).toEqual([expect.stringContaining('a host name of its own')])
})
