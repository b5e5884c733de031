// --persist and --token over real starts; the rest is beside the code (mock-server/world-file/).
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'portage-world-'))
const port = 15_408
const origin = `http://127.0.0.1:${port}`
const withToken = ['--token', 'test-token=maya@portage.test']

let running: ChildProcess | undefined
/** The server's message when it is ready. */
let greeting = ''

/** Starts the server; ready when it said where it is, else what it said as it ended. */
async function start(...args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'mock-server/main.ts', '--port', String(port), ...args],
    { cwd: root },
  )
  running = child
  let said = ''
  return new Promise((done) => {
    const take = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('Guides:')) return
      greeting = said
      done('')
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('exit', () => done(said))
  })
}

/** Asks the server to end, as Ctrl-C does; its exit code. */
const stop = (signal: NodeJS.Signals = 'SIGINT') =>
  new Promise((done) => {
    running?.on('exit', done)
    running?.kill(signal)
  })

const headers = { authorization: 'Bearer test-token', 'content-type': 'application/json' }

const make = (first_name: string) =>
  fetch(`${origin}/v1/patients/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ first_name, last_name: 'Quill', is_self: false }),
  })

async function names(): Promise<string[]> {
  const { results } = Object(
    await (await fetch(`${origin}/v1/patients/?user=current_user`, { headers })).json(),
  )
  return results.map((row: { first_name: string }) => row.first_name)
}

const file = (name: string) => path.join(folder, name)

afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => void running?.kill('SIGKILL'))

test('a persisted world goes on after a restart, ids too; the file is whole and its owner’s', async () => {
  const kept = file('kept.json')
  expect(await start('--persist', kept, ...withToken)).toBe('')
  await make('Zoe')
  await expect.poll(() => readFileSync(kept, 'utf8'), { timeout: 5000 }).toContain('Zoe')
  await make('Late')
  expect(await stop()).toBe(130)
  expect(readFileSync(kept, 'utf8')).toContain('Late')
  expect([statSync(kept).mode & 0o777, readdirSync(folder)]).toEqual([0o600, ['kept.json']])

  expect(await start('--persist', kept)).toBe('')
  await make('New')
  // the token of the first start is in the world
  expect(await names()).toEqual(['Maya', 'Zoe', 'Late', 'New'])
  expect(await stop('SIGTERM')).toBe(143)
}, 60_000)

test('a server that is ready says where it is, and who can sign in', async () => {
  expect(await start('--portal', folder)).toBe('')
  // whether the control page is built differs between machines
  const said = greeting.replaceAll(String(port), '4010').replace(/^Its server is steered .*\n/m, '')
  await expect(said).toMatchFileSnapshot('../data/server/greeting.txt')
  await stop()
}, 30_000)

test('a file that holds no world is refused in one sentence, and stays as it is', async () => {
  writeFileSync(file('broken.json'), '{"half": ')
  expect(await start('--persist', file('broken.json'))).toBe(
    `${file('broken.json')} cannot be used. It is no JSON.\n`,
  )
  expect(readFileSync(file('broken.json'), 'utf8')).toBe('{"half": ')
}, 30_000)

test('a fixed token of an unknown person is rejected in one sentence', async () => {
  expect(await start('--token', 'a=nobody@portage.test')).toBe(
    '--token names nobody@portage.test, but no user has that email.\n',
  )
}, 30_000)
