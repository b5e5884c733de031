// How the built portal is served: every kind of file, compressed or not, and every other address. Kept in
// tests/data/server/portal.txt; see kept-answers.test.ts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPortal } from '#mock-server/static.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
const nonce = '<!doctype html><script nonce="__CSP_NONCE__"></script>'
const endings = 'css html ico jpg js json map png svg txt webmanifest webp woff2 exe JS'.split(' ')
const files: Readonly<Record<string, string>> = {
  'index.html': nonce,
  'other.html': nonce,
  'assets/short.js': 'x'.repeat(511),
  'assets/long.js': 'x'.repeat(512),
  'assets/.hidden.js': '',
  'assets/folder.js/index.html': '',
  noending: '',
  ...Object.fromEntries(endings.map((ending) => [`files/of.${ending}`, ending.repeat(600)])),
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const opened: Readonly<Record<string, (bytes: Uint8Array) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** An answer without what hangs on the version of Node: how long a compressed file is. */
async function answerOf(response: Response): Promise<string> {
  const { 'content-length': length, ...headers } = Object.fromEntries(response.headers)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const encoding = headers['content-encoding'] ?? ''
  const whole = opened[encoding] && bytes.length > 0 ? opened[encoding](bytes) : Buffer.from(bytes)
  const isExact =
    length === undefined ? 'no length' : Number(length) === bytes.length ? 'exact length' : 'other length'
  const text = whole.toString()
  const shown = text.length > 200 ? `${text.slice(0, 20)}... ${text.length}` : text
  return `${response.status} ${isExact} ${JSON.stringify(headers)}\n  ${shown}`
}

test('every address is answered as is kept', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array)
  const lines: string[] = []
  const serve = async (portal: ReturnType<typeof createPortal>, address: string, init: RequestInit = {}) => {
    const { headers = {}, method = 'GET' } = init
    const what = `${method} ${address} ${JSON.stringify(headers)}`
    lines.push(
      `${what}\n  ${await answerOf(await portal(new Request(`http://localhost:4010${address}`, init)))}`,
    )
  }
  const portal = createPortal(folder)
  const pages = [
    '/',
    '/index.html',
    '/patient/tasks',
    '/share/x',
    '/share',
    '/shared/',
    '/?a=b',
    '/a.b/c',
    '/assets',
  ]
  const none = [
    '/assets/',
    '/assets/x',
    '/assets/.hidden.js',
    '/assets/folder.js',
    '/x.js',
    '/a/x.js',
    '/noending',
    '/%',
    '/%5c',
    '/a%2f..%2fb',
    '/%2e%2e/x',
    '/%00',
    '/a..b',
    '/.a',
  ]
  const all = Object.keys(files).map((name) => `/${name}`)
  for (const address of [...pages, ...none, ...all]) await serve(portal, address)
  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
    for (const address of ['/', '/assets/long.js', '/x.js']) await serve(portal, address, { method })
  const accepted = [
    'br',
    'gzip',
    'gzip, br',
    'br;q=0, gzip',
    'br; q=0.0, gzip;q=0.5',
    'br;q=0.1',
    'deflate',
    '*',
    ' br ',
    'xbr',
  ]
  for (const encoding of accepted) {
    const headers = { 'accept-encoding': encoding }
    await serve(portal, '/assets/long.js', { headers })
    await serve(portal, '/assets/short.js', { headers })
  }
  for (const ending of endings)
    await serve(portal, `/files/of.${ending}`, { headers: { 'accept-encoding': 'gzip' } })
  const based = createPortal(folder, { page: '/other.html', base: '/__mock__' })
  for (const address of [
    '/__mock__/',
    '/__mock__/x',
    '/__mock__/other.html',
    '/__mock__/index.html',
    '/__mock__/assets/long.js',
  ])
    await serve(based, address)
  await serve(createPortal(path.join(folder, 'gone')), '/')
  vi.restoreAllMocks()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/server/portal.txt')
})

test('a file that changed on disk is read again', async () => {
  const portal = createPortal(folder)
  const get = async () => (await portal(new Request('http://localhost:4010/assets/changing.js'))).text()
  const file = path.join(folder, 'assets/changing.js')
  writeFileSync(file, 'one')
  expect(await get()).toBe('one')
  await vi.waitFor(async () => {
    writeFileSync(file, 'two')
    expect(await get()).toBe('two')
  })
})

test('the page takes the settings, which cannot end their element, and is compressed', async () => {
  const place = '<script type="application/json" id="settings"></script>'
  writeFileSync(path.join(folder, 'settings.html'), place + 'x'.repeat(600))
  const portal = createPortal(folder, { page: '/settings.html' })
  const settings = { brand: { name: '</script><b>' } }
  const request = new Request('http://localhost:4010/', { headers: { 'accept-encoding': 'br' } })
  const answer = await portal(request, settings)
  const markup = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()
  const [, written = ''] = /id="settings">(.*?)<\/script>/.exec(markup) ?? []
  expect(JSON.parse(written)).toEqual(settings)
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
})
