import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { toNodeHandler } from '#mock-server/node-handler.ts'
import { createPortal } from '#mock-server/static.ts'
import { testRows } from '#tests/support/table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`
const files = {
  'index.html':
    '<!doctype html><script nonce="__CSP_NONCE__"></script><meta property="csp-nonce" nonce="__CSP_NONCE__">',
  'assets/index-abc123.js': script,
  'brand/portage.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.secret.json': '{}',
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const app = createApp({ portal: createPortal(folder) })
const get = (address: string, init?: RequestInit) =>
  app.fetch(new Request(`http://w1.localhost:4010${address}`, init))

describe('pages', () => {
  test('every page address gives index.html with a fresh nonce, and nothing keeps it', async () => {
    const nonces = new Set<string>()
    for (const address of ['/', '/patient/organizations/1/journeys', '/index.html', '/?token=a.b']) {
      const response = await get(address)
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      const html = await response.text()
      expect(html.split(`nonce="${nonce}"`)).toHaveLength(3)
      expect(html).not.toContain('__CSP_NONCE__')
      expect(response.headers.get('cache-control')).toBe('no-store')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(4)
  })

  test('ROUTE-79, ROUTE-80: what was shared is kept by nobody, and its address told to nobody', async () => {
    for (const address of ['/share/share-maya-open-for-dr-roy/accept', '/share/x/summary']) {
      const { headers } = await get(address)
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await get('/')).headers.has('x-robots-tag')).toBe(false)
  })

  test('the policy is strict', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.replaceAll(/'nonce-[^']+'/g, 'NONCE').split('; ')).toEqual([
      "default-src 'none'",
      "script-src NONCE 'strict-dynamic'",
      "style-src 'self' NONCE",
      "img-src 'self' data: blob:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
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
    ])
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age'),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  test('HEAD has the headers and no body; other methods are refused', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const refused = await get('/', { method: 'POST' })
    expect([refused.status, await refused.text()]).toEqual([405, 'Method not allowed'])
    expect(refused.headers.get('allow')).toBe('GET, HEAD')
  })

  test('a portal that is not built says how to build it', async () => {
    const response = await createPortal(path.join(folder, 'gone'))(new Request('http://localhost:4010/'))
    expect([response.status, await response.text()]).toEqual([
      404,
      'The portal is not built: run npm run build.',
    ])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('files', () => {
  test('hashed assets are kept for ever, others for minutes', async () => {
    const asset = await get('/assets/index-abc123.js')
    expect(await asset.text()).toBe(script)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toContain('text/javascript')
    expect((await get('/brand/portage.svg')).headers.get('cache-control')).toBe('public, max-age=300')
  })

  testRows([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('are compressed for who takes it: %s', async (header, encoding, open) => {
    const response = await get('/assets/index-abc123.js', { headers: { 'accept-encoding': header } })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(open(bytes).toString()).toBe(script)
  })

  testRows([
    '/assets/gone-1.js',
    '/assets/',
    '/assets/gone',
    '/favicon.ico',
    '/brand/gone.svg',
    '/.secret.json',
    '/assets/.secret.json',
  ])('%s is a 404, not a page', async (address) => {
    const response = await get(address)
    expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  })

  testRows([
    ['/..%2f..%2fetc%2fpasswd', 400, 'Bad request'],
    ['/assets/..%2f.secret.json', 400, 'Bad request'],
    ['/%2e%2e/%2e%2e/package.json', 404, 'Not found'],
    ['/a%5c..%5cb', 400, 'Bad request'],
    ['/%00', 400, 'Bad request'],
    ['/%', 400, 'Bad request'],
  ] as const)('%s does not climb', async (address, status, text) => {
    const response = await get(address)
    expect([response.status, await response.text()]).toEqual([status, text])
  })
})

test('/config.json names this world’s own origin and the environment, and nothing keeps it (CONST-03)', async () => {
  const response = await get('/config.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    environment: 'production',
    api: { baseUrl: '' },
    identity: { userPoolEndpoint: 'http://w1.localhost:4010/cognito-idp/' },
    brand: { name: 'Portage' },
    policies: { privacy: 'https://portage.example/privacy', terms: 'https://portage.example/terms' },
  })
})

test('/csp-report keeps what browsers report, per world', async () => {
  const shout = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const body = JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } })
  expect((await get('/csp-report', { method: 'POST', body })).status).toBe(204)
  expect(await (await get('/__mock__/csp-reports')).json()).toEqual({ reports: [JSON.parse(body)] })
  expect(shout).toHaveBeenCalledOnce()
  shout.mockRestore()
})

test('pictures of the backend are served, and no others', async () => {
  expect((await get('/media/hip-replacement.svg')).headers.get('content-type')).toBe('image/svg+xml')
  expect((await get('/media/gone.svg')).status).toBe(404)
})

describe('over a socket', () => {
  const server = createServer(toNodeHandler(app))
  beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
  afterAll(() => void server.close())
  const port = () => (server.address() as AddressInfo).port

  test('a dropped connection has no answer, a reset one half of it', async () => {
    const address = `http://127.0.0.1:${port()}`
    const put = (fault: object) =>
      fetch(`${address}/__mock__/faults`, { method: 'PUT', body: JSON.stringify(fault) })
    await put({ kind: 'dropAfterCommit', times: 1 })
    await expect(fetch(`${address}/v1/users/current/`)).rejects.toThrow()
    const shout = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await put({ kind: 'resetAfterBytes', bytes: 10, times: 1 })
    const cut = await fetch(`${address}/v1/users/current/`)
    await expect(cut.text()).rejects.toThrow()
    expect((await fetch(`${address}/v1/users/current/`)).status).toBe(401)
    shout.mockRestore()
  })

  test('a path that climbs in the request line itself is refused', async () => {
    const answer = await new Promise<string>((done) => {
      const socket = connect(port(), '127.0.0.1', () =>
        socket.write('GET /../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
      )
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      socket.on('close', () => done(text))
    })
    expect(answer).not.toContain('root:')
  })
})
