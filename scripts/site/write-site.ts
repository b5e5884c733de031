// Writes dist/site: the files of the portal with these settings, and the configurations of servers for them.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { keptCertificate } from '../../mock-server/tls/kept-certificate.ts'
import { sharedHeaders } from '../../mock-server/static/headers.ts'
import { withSettings } from '../../mock-server/static/settings-in-page.ts'
import { root } from '../node-version.mjs'
import { compressTexts } from './compress.ts'
import { namedManifest } from './manifest.ts'
import { originsFor } from './origins.ts'
import { caddyfile, hashHeaders, nginxConf, type SiteOptions } from './server-files.ts'
import type { Tls } from './connections.ts'
import { parseSettings } from './settings.ts'
import { staticPage } from './static-page.ts'

const usage =
  'Usage: npm run site -- config.json [--files ORIGIN]... [--reports URL] [--port N] [--out FOLDER] [--certificate FILE --key FILE | --self-signed] [--http-port N]'

const template = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')

function write(out: string, settings: string, options: SiteOptions): void {
  const portal = path.join(root, 'dist/portal')
  const www = path.join(out, 'www')
  // Names with a dot are notes of the build (scripts/vite/chunk-list.ts).
  cpSync(portal, www, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') })
  const built = readFileSync(path.join(portal, 'index.html'), 'utf8')
  const html = withSettings(built, JSON.parse(settings))
  const page = staticPage(html)
  writeFileSync(path.join(www, 'index.html'), page.html)
  writeFileSync(path.join(www, 'config.json'), settings)
  const { brand } = parseSettings(settings, 'config.json')
  for (const name of ['manifest.webmanifest', 'manifest.fr.webmanifest']) {
    const file = path.join(www, name)
    writeFileSync(file, namedManifest(readFileSync(file, 'utf8'), brand.name))
  }
  compressTexts(www)
  mkdirSync(path.join(out, 'nonce'))
  writeFileSync(path.join(out, 'nonce/index.html'), html)
  writeFileSync(path.join(out, 'nginx.conf'), nginxConf(template('nginx.conf'), options))
  writeFileSync(path.join(out, 'Caddyfile'), caddyfile(template('Caddyfile'), options, page.scripts))
  const sets = hashHeaders(page.scripts, options)
  const headers = { ...sets, shared: { ...sets.page, ...sharedHeaders } }
  writeFileSync(path.join(out, 'headers.json'), JSON.stringify(headers, null, 2))
}

type TlsOptions = { certificate?: string; key?: string; 'self-signed': boolean; 'http-port'?: string }

/** The certificate of the options; `--self-signed` writes this machine's own, which the mock server uses too. */
async function tlsOf(options: TlsOptions, out: string): Promise<Tls | undefined> {
  const { certificate, key, 'http-port': httpPort } = options
  if (options['self-signed']) {
    const made = await keptCertificate()
    const files = { certificate: path.join(out, 'tls/cert.pem'), key: path.join(out, 'tls/key.pem') }
    mkdirSync(path.join(out, 'tls'))
    writeFileSync(files.certificate, made.cert)
    writeFileSync(files.key, made.key, { mode: 0o600 })
    return { ...files, httpPort }
  }
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key belong together')
  if (certificate !== undefined && key !== undefined)
    return { certificate: path.resolve(certificate), key: path.resolve(key), httpPort }
  if (httpPort !== undefined) throw new Error('--http-port redirects to https: it needs a certificate')
  return undefined
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      files: { type: 'string', multiple: true, default: [] },
      reports: { type: 'string' },
      port: { type: 'string', default: '8080' },
      out: { type: 'string', default: path.join(root, 'dist/site') },
      certificate: { type: 'string' },
      key: { type: 'string' },
      'self-signed': { type: 'boolean', default: false },
      'http-port': { type: 'string' },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error(usage)
  const text = readFileSync(file, 'utf8')
  const { files, reports, port } = values
  const out = path.resolve(values.out)
  const origins = originsFor(parseSettings(text, file), files)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  write(out, text, { origins, reports, port, tls: await tlsOf(values, out) })
  console.log(`The site is in ${path.relative(process.cwd(), out) || '.'}. Serve it on port ${port}:
  nginx -p ${path.relative(process.cwd(), out)} -c nginx.conf
  (cd ${path.relative(process.cwd(), out)} && caddy run)`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
