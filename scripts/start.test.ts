// npm start from a user's view: the real script in a small separate project, where generating and
// building take no time.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './port.mjs'

const SERVER = `
import http from 'node:http'
const port = Number(process.argv[process.argv.indexOf('--port') + 1])
http.createServer((_, answer) => answer.end('served')).listen(port, '127.0.0.1', () => console.log('ready'))
process.on('SIGTERM', () => process.exit(7))
`
const BUILD = `
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { stampBuild } from './scripts/build-stamp.mjs'
await stampBuild(import.meta.dirname, async () => {
  mkdirSync('dist/portal', { recursive: true })
  mkdirSync('dist/server', { recursive: true })
  mkdirSync('dist/control', { recursive: true })
  writeFileSync('dist/portal/index.html', '')
  writeFileSync('dist/control/control.html', '')
  cpSync('mock-server/main.ts', 'dist/server/main.js')
  return true
})
`
const GENERATOR = `
import { writeFileSync } from 'node:fs'
import { writeGeneratedStamp } from './scripts/generate/stamp.mjs'
writeFileSync('generated/openapi.json', '{}')
writeGeneratedStamp(import.meta.dirname)
`
const PACKAGE = {
  name: 'fixture',
  version: '1.0.0',
  type: 'module',
  engines: { node: '^20.19.0 || ^22.13.0 || >=24.0.0' },
  scripts: {
    generate: 'node generate.mjs',
    build: 'node build.mjs',
  },
  dependencies: { part: 'file:part' },
}

let root = ''
let port = 0
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Starts it, waits until the server is ready, stops it by SIGTERM; what it said and how it ended. */
const start = async () => {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port)], { cwd: root })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('ready')) child.kill('SIGTERM')
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { said: said.replaceAll(/done in \d+ s/g, 'done'), code }
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'portage-start-'))
  cpSync(import.meta.dirname, path.join(root, 'scripts'), { recursive: true })
  put('package.json', JSON.stringify(PACKAGE))
  put('part/package.json', '{"name":"part","version":"1.0.0"}')
  put('openapi/openapi.yaml', 'openapi: 3.1.0')
  put('mock-server/main.ts', SERVER)
  put('build.mjs', BUILD)
  put('generate.mjs', GENERATOR)
  mkdirSync(path.join(root, 'generated'))
  const npm = ['install', '--package-lock-only', '--offline', '--no-audit']
  const { status, stderr } = spawnSync('npm', npm, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(stderr)
  port = await freePort(21_400)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const INSTALL = 'Installing packages ... done\n'
const GENERATE = 'Generating code from the contract ... done\n'
const BUILDING = 'Building the portal and its server ... done\n'

describe('npm start', { timeout: 60_000 }, () => {
  test('sets up a fresh clone, serves, and ends as its server ends', async () => {
    expect(await start()).toEqual({ said: `${INSTALL}${GENERATE}${BUILDING}ready\n`, code: 7 })
  })
  test('sets nothing up the second time', async () => {
    expect(await start()).toEqual({ said: 'ready\n', code: 7 })
  })
  test('builds after a change of code', async () => {
    put('src/main.tsx', 'export const a = 1')
    expect((await start()).said).toBe(`${BUILDING}ready\n`)
  })
  test('generates and builds after a change of the contract', async () => {
    put('openapi/openapi.yaml', 'openapi: 3.1.1')
    expect((await start()).said).toBe(`${GENERATE}${BUILDING}ready\n`)
  })
  test('installs again when the packages are gone', async () => {
    rmSync(path.join(root, 'node_modules'), { recursive: true })
    expect((await start()).said).toBe(`${INSTALL}ready\n`)
  })
  test('says what went wrong when a step fails, and does not serve', async () => {
    put('build.mjs', "console.error('no such thing')\nprocess.exit(1)")
    put('src/main.tsx', 'export const a = 22')
    const { said, code } = await start()
    expect(said).toContain('Building the portal and its server ... failed\n')
    expect(said).toContain('no such thing')
    expect(code).toBe(1)
    put('build.mjs', BUILD)
    put('generate.mjs', GENERATOR)
  })
  test('names a port that is taken, in one line, before it sets anything up', async () => {
    const other = net.createServer()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const { said, code } = await start()
    await new Promise((resolve) => other.close(resolve))
    expect(said).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another port: npm start -- --port ${port + 1}\n`,
    )
    expect(code).toBe(1)
  })
  test('names the Node it needs, in one line, before it sets anything up', async () => {
    const before = readFileSync(path.join(root, 'package.json'), 'utf8')
    put('package.json', before.replace('^20.19.0 || ^22.13.0 || >=24.0.0', '>=99.0.0'))
    const { said, code } = await start()
    put('package.json', before)
    expect(said).toBe(
      `Portage needs Node.js 99 or newer; this is ${process.versions.node}. ` +
        'Get one at https://nodejs.org/ and try again.\n',
    )
    expect(code).toBe(1)
  })
})
