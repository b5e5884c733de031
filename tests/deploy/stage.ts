// Three origins on this machine, all https: the portal on a real web server, the API, and the identity service
// (docs/deploying.md).
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../scripts/node-version.mjs'
import { freePort } from '../../scripts/port.mjs'
import { missingServers } from '../../scripts/site/servers.mjs'

export type Stage = {
  /** Where the portal is, by server. */
  readonly nginx: string
  readonly caddy: string
  readonly api: string
  /** Redirects to nginx, or to Caddy. */
  readonly http: Readonly<Record<'nginx' | 'caddy', string>>
  readonly folder: string
  /** The certificate of all of them. */
  readonly certificate: string
  readonly stop: () => Promise<void>
}

// The certificate is self-signed. Only `npm run check-config` trusts it by name (servers.test.ts).
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${address} does not answer.`)
}

const ended = (program: ChildProcess) =>
  new Promise<void>((done) => {
    program.once('exit', () => done())
    program.kill('SIGTERM')
  })

/** Writes the site for the rehearsal's settings, moved to free ports, and starts all servers. */
export async function startStage(): Promise<Stage> {
  const missing = missingServers()
  if (missing.length > 0) {
    throw new Error(`These tests need ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`)
  }
  const nginxPort = await freePort(Number(process.env.PORTAGE_DEPLOY_PORT ?? 14_080))
  const caddyPort = await freePort(nginxPort + 1)
  const apiPort = await freePort(caddyPort + 1)
  const httpPort = await freePort(apiPort + 1)
  const caddyHttpPort = await freePort(httpPort + 1)
  const folder = mkdtempSync(path.join(tmpdir(), 'portage-site-'))
  // Started by root, nginx reads files as the user nobody.
  chmodSync(folder, 0o755)
  const settings = readFileSync(path.join(root, 'deploy/config.rehearsal.json'), 'utf8')
  const moved = settings
    .replaceAll('http:', 'https:')
    .replaceAll(':8080', `:${nginxPort}`)
    .replaceAll(':4010', `:${apiPort}`)
  const config = path.join(folder, 'config.json')
  const site = path.join(folder, 'site')
  writeFileSync(config, moved)
  const reports = `https://localhost:${apiPort}/csp-report`
  const args = ['scripts/site/main.mjs', config, '--port', String(nginxPort), '--out', site]
  args.push('--reports', reports, '--self-signed', '--http-port', String(httpPort))
  const written = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (written.status !== 0) throw new Error(written.stdout + written.stderr)

  // Both servers run at once here, so the second one moves.
  const caddyfile = path.join(site, 'Caddyfile')
  const text = readFileSync(caddyfile, 'utf8')
  writeFileSync(caddyfile, text.replace(`http://:${httpPort} `, `http://:${caddyHttpPort} `))

  const nginx = `https://localhost:${nginxPort}`
  const caddy = `https://localhost:${caddyPort}`
  const api = `https://localhost:${apiPort}`
  const env = { ...process.env, PORTAGE_PORT: String(caddyPort), HOME: folder }
  const mock = ['dist/server/main.js', '--port', String(apiPort), '--cors', nginx, '--cors', caddy]
  const programs = [
    spawn(process.execPath, mock, { cwd: root, stdio: 'ignore' }),
    spawn('nginx', ['-p', site, '-c', 'nginx.conf'], { stdio: 'ignore' }),
    spawn('caddy', ['run'], { cwd: site, env, stdio: 'ignore' }),
  ]
  const stop = async () => {
    await Promise.all(programs.map(ended))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([`${nginx}/healthz`, `${caddy}/healthz`, `${api}/config.json`].map(answers))
  } catch (error) {
    await stop()
    throw error
  }
  const http = { nginx: `http://localhost:${httpPort}`, caddy: `http://localhost:${caddyHttpPort}` }
  return { nginx, caddy, api, http, folder: site, certificate: path.join(site, 'tls/cert.pem'), stop }
}
