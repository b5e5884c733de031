// What docs/deploying.md asks of a host, asked of nginx and Caddy with the configurations that `npm run site` writes.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostProblems } from '../../scripts/site/check-host.ts'
import { testRows } from '#tests/support/table.ts'
import { root } from '../../scripts/node-version.mjs'
import { observatoryPoints, observatoryScore } from './observatory.ts'
import { type Stage, startStage } from './stage.ts'

const servers = ['nginx', 'caddy'] as const
let stage: Stage
beforeAll(async () => {
  stage = await startStage()
}, 120_000)
afterAll(() => stage?.stop())

const get = (server: (typeof servers)[number], address: string, encoding = 'identity') =>
  fetch(stage[server] + address, { headers: { 'accept-encoding': encoding }, redirect: 'manual' })
const forServers = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  servers.flatMap((server) => rows.map((row) => [server, ...row] as const))
const entry = () =>
  readdirSync(path.join(stage.folder, 'www/assets')).find((file) => /^index-.*\.js$/.test(file))

test('npm run check-config finds nothing wrong, also with a certificate that it is given', async () => {
  const script = ['--import', 'tsx', 'scripts/site/check-config.ts', stage.nginx]
  const run = (env: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, script, {
      cwd: root,
      env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '1', ...env },
    })
  await expect(run({})).rejects.toMatchObject({ stdout: `${stage.nginx}: self-signed certificate\n` })
  const { stdout } = await run({ NODE_EXTRA_CA_CERTS: stage.certificate })
  expect(stdout).toBe(`${stage.nginx} is valid.\n`)
  // The rehearsal's settings are those of nginx.
  expect(await hostProblems(stage.caddy)).toEqual([
    `identity.oauth.redirectSignIn: does not name ${stage.caddy}/`,
  ])
})

describe('https', () => {
  const plain = (address: string) => fetch(address, { redirect: 'manual' })

  testRows(servers)('%s: http is redirected, on a port for it and on the port of https', async (server) => {
    for (const origin of [stage.http[server], stage[server].replace('https', 'http')]) {
      const { status, headers } = await plain(`${origin}/accept?token=a`)
      expect([301, 308]).toContain(status)
      expect(headers.get('location')).toBe(`${stage[server]}/accept?token=a`)
    }
  })

  testRows([
    ['nginx', '/', 130],
    ['nginx', '/share/a/b', 130],
    ['caddy', '/', 120],
    ['caddy', '/share/a/b', 120],
  ] as const)('%s %s: the Observatory gives an A+ (%d)', async (server, address, score) => {
    const redirect = await plain(stage.http[server] + address)
    const points = await observatoryPoints(await get(server, address), redirect)
    expect([observatoryScore(points), points]).toEqual([score, expect.anything()])
  })

  test('the API: the Observatory gives an A+', async () => {
    const points = await observatoryPoints(await fetch(`${stage.api}/v1/users/current/`))
    expect([observatoryScore(points), points]).toEqual([115, expect.anything()])
  })
})

describe('pages', () => {
  testRows(
    forServers([['/'], ['/index.html'], ['/patient/organizations/1'], ['/brand'], ['/accept?token=a.b']]),
  )('%s %s is the portal, strict, and nothing keeps it', async (server, address) => {
    const response = await get(server, address)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<div id="root">')
    expect(html).not.toContain('__CSP_NONCE__')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${stage.api} ${stage.api.replace('localhost', '127.0.0.1')}`)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
    expect(policy).toMatch(/script-src '(nonce|sha256)-[^;]+' 'strict-dynamic';/)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.get('reporting-endpoints')).toBe(`csp="${stage.api}/csp-report"`)
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  testRows(servers)('%s: a shared address is for no search engine', async (server) => {
    expect((await get(server, '/share/a/b')).headers.get('x-robots-tag')).toContain('noindex')
    expect((await get(server, '/')).headers.get('x-robots-tag')).toBeNull()
  })

  test('nginx: each page has a nonce of its own, the same in page and policy', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (address) => {
        const response = await get('nginx', address)
        const nonce = /'nonce-(\w{32})'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
        expect((await response.text()).split(`nonce="${nonce}"`).length).toBeGreaterThan(4)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })
})

describe('files', () => {
  testRows(
    forServers([
      ['/assets/gone.js', 404, 'no-store'],
      ['/gone.svg', 404, 'no-store'],
      ['/.vite/chunks.json', 404, 'no-store'],
      ['/config.json.br', 404, 'no-store'],
      ['/brand/portage.svg', 200, 'public, max-age=300'],
      ['/manifest.webmanifest', 200, 'public, max-age=300'],
      ['/config.json', 200, 'no-store'],
      ['/healthz', 200, 'no-store'],
    ] as const),
  )('%s %s: %d, %s', async (server, address, status, cache) => {
    const response = await get(server, address)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, cache])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  testRows(forServers([['POST'], ['GET']]))(
    '%s: what an app shared by %s goes to the page, which then asks for the file',
    async (server, method) => {
      const file = method === 'POST' ? { body: 'x'.repeat(2 ** 21) } : {}
      const response = await fetch(`${stage[server]}/add-document`, { method, redirect: 'manual', ...file })
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/\/patient\/healthstory#shared-document$/),
      ])
    },
  )

  testRows(forServers([['gzip'], ['identity'], ['br, gzip']]))(
    '%s: assets as %s',
    async (server, encoding) => {
      const response = await get(server, `/assets/${entry()}`, encoding)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
      // nginx needs a separate module for brotli.
      const wanted = { gzip: 'gzip', identity: null, 'br, gzip': server === 'caddy' ? 'br' : 'gzip' }[
        encoding
      ]
      expect(response.headers.get('content-encoding')).toBe(wanted)
      expect(await response.text()).toBe(
        readFileSync(path.join(stage.folder, `www/assets/${entry()}`), 'utf8'),
      )
    },
  )
})
