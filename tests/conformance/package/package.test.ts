import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '../support/small-contract.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-package-'))
const server = http.createServer((_, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1,"email":"wrong"}')
})
let packed = ''
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/pack-conformance.mjs', folder], { stdio: 'pipe' })
  packed = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  execFileSync('tar', ['-xzf', packed, '-C', folder])
  writeFileSync(path.join(folder, 'notes.json'), JSON.stringify(document, null, 2))
  await once(server.listen(0, '127.0.0.1'), 'listening')
}, 120_000)
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command of the package where there is nothing but the contract. */
async function call(...args: string[]) {
  const { bin } = JSON.parse(execFileSync('tar', ['-xzOf', packed, 'package/package.json']).toString())
  const command = path.join(folder, 'package', bin['portage-conformance'])
  const child = spawn(process.execPath, [command, ...args], { cwd: folder, env: {} })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}

test('the package is one small file with its README, and runs without the portal', async () => {
  const files = execFileSync('tar', ['-tzf', packed]).toString().trim().split('\n').sort()
  expect(files).toEqual([
    'package/CHANGELOG.md',
    'package/README.md',
    'package/dist/conformance.mjs',
    'package/dist/third-party-notices.txt',
    'package/package.json',
  ])
  expect(statSync(packed).size).toBeLessThan(3_000_000)
  expect((await call('--help')).said).toContain('npx portage-conformance --target https://host')
  expect((await call('--target', 'http://localhost:1')).said).toContain('--contract is missing')
})

test('the first run of a stranger ends with a finding at a line of their contract', async () => {
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, said } = await call('--target', target, '--contract', 'notes.json', '--param', 'id=1')
  expect(said).toMatch(/✗ getNote {2}GET [^]*wrong-format[^]*contract +notes\.json:\d+/)
  expect(said).toContain('Only this operation: npx portage-conformance --target')
  expect(code).toBe(1)
})
