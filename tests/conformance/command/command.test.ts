import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { document } from '../support/small-contract.ts'
import { conformance } from './command.ts'
import { EXIT } from './exit.ts'
import { IN_REPOSITORY } from './program.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'command-'))
const inFolder = (name: string) => path.join(folder, name)
const contract = inFolder('notes.json')
writeFileSync(contract, JSON.stringify(document, null, 2))

let email = 'a@b.test'
let server: Server
let target = ''
beforeAll(async () => {
  server = http.createServer((incoming, outgoing) => {
    const item = { id: 1, email }
    const known = /^\/v1\/notes\/(1\/)?(\?|$)/.exec(incoming.url ?? '')
    outgoing.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify(known ? (known[1] ? item : { results: [item] }) : {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  email = 'a@b.test'
})

async function call(
  line: string | readonly string[],
  today = '2026-11-22',
  untilStopped = () => Promise.resolve(),
) {
  const said: string[] = []
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
  const code = await conformance(args, {
    program: IN_REPOSITORY,
    env: { PORTAGE_TOKEN: 'the-token-of-the-shell' },
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    color: false,
    today,
    untilStopped,
  })
  return { code, said: said.join('\n') }
}
const listNotes = () => `--target ${target} --contract ${contract} --only getNote --param id=1`

describe('exit codes', () => {
  test('0: it conforms', async () => {
    const { code, said } = await call(listNotes())
    expect(said).toMatch(/^Conforms/)
    expect(code).toBe(EXIT.conforms)
  })
  test('1: it does not; every report is written', async () => {
    email = 'Maya Tremblay'
    const files = ['r.json', 'deep/r.xml', 'r.html', 'r.sarif'].map(inFolder)
    const { code, said } = await call(
      `${listNotes()} --json ${files[0]} --junit ${files[1]} --html ${files[2]} --sarif ${files[3]} --github`,
    )
    expect(code).toBe(EXIT.found)
    expect(said).toContain('::error file=')
    expect(said).toContain('✗ getNote  GET /v1/notes/{id}/')
    for (const file of files) expect(readFileSync(file, 'utf8')).toContain('getNote')
    for (const text of [said, ...files.map((file) => readFileSync(file, 'utf8'))]) {
      expect(text).not.toMatch(/Maya|the-token-of-the-shell/)
    }
    const { findings } = JSON.parse(readFileSync(inFolder('r.json'), 'utf8'))
    expect(findings).toContainEqual(
      expect.objectContaining({ operation: 'getNote', rule: 'wrong-format', pointer: '/email', status: 200 }),
    )
  })
  test.each([
    ['--target TARGET --since package.json', 'is no report of this tool'],
    ['', 'npm run conformance -- --help'],
    ['--target TARGET --contract nowhere.json', 'The contract cannot be read'],
    ['--target TARGET --contract package.json', 'not an OpenAPI 3 document'],
    ['--target TARGET --only nothing', 'the contract has no such operation'],
    ['--target http://localhost:1 --baseline nowhere.yaml', 'baseline file nowhere.yaml does not exist'],
    ['--har nowhere.har', 'cannot be read'],
  ])('2: "%s"', async (line, message) => {
    const { code, said } = await call(line.replace('TARGET', target))
    expect(said).toContain(message)
    expect(code).toBe(EXIT.wrongArguments)
  })
  test('2: nothing could be checked, which is not the same as nothing found', async () => {
    const { code, said } = await call(`--target ${target} --contract ${contract} --only createNote`)
    expect(said).toMatch(/^Nothing could be checked[^]*a token \(PORTAGE_TOKEN\) or an id/)
    expect(code).toBe(EXIT.wrongArguments)
  })
  test('3: the target is unreachable', async () => {
    const { code, said } = await call('--target http://127.0.0.1:9 --timeout 500')
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached: /)
    expect(code).toBe(EXIT.unreachable)
  })
  test('3: the target is tried before the contract is read', async () =>
    expect((await call('--target http://127.0.0.1:9 --timeout 500 --contract nowhere.json')).code).toBe(
      EXIT.unreachable,
    ))
  test('3: https where none is spoken', async () =>
    expect((await call(`--target ${target.replace('http:', 'https:')} --timeout 500`)).code).toBe(
      EXIT.unreachable,
    ))
})

test('--quiet is one line, --help every option', async () => {
  expect((await call(`${listNotes()} --quiet`)).said.split('\n')).toHaveLength(1)
  expect((await call('--help')).said).toContain('Exit codes')
})

test('a line "ask again" has the headers of the run; what grants access is a variable of the shell', async () => {
  email = 'wrong'
  const headers = ['X-World: w1', 'X-Api-Key: the-key-of-the-team'].flatMap((one) => ['--header', one])
  const { said } = await call([...listNotes().split(' '), ...headers])
  expect(said).toContain(
    `-H 'x-world: w1' -H "x-api-key: $PORTAGE_X_API_KEY" -H "authorization: Bearer $PORTAGE_TOKEN"`,
  )
  expect(said).not.toContain('the-key-of-the-team')
})

test('--since compares with the report of the run before, also when --json replaces it', async () => {
  const line = `${listNotes()} --since ${inFolder('last.json')} --json ${inFolder('last.json')}`
  expect((await call(line)).said).toContain('No earlier report yet')
  email = 'wrong'
  expect((await call(line)).said).toMatch(/1 new, 0 gone, 0 as before[^]* \+ getNote {2}wrong-format \/email/)
  email = 'a@b.test'
  expect((await call(line)).said).toContain('0 new, 1 gone')
})

test('--explain RULE needs no target', async () => {
  expect(await call('--explain count-wrong')).toMatchObject({ code: EXIT.conforms })
  expect(await call('--explain count')).toMatchObject({ code: EXIT.wrongArguments })
})

test('a baseline: added by the tool, refused until a person says why, accepted until its day', async () => {
  email = 'wrong'
  const file = inFolder('accepted.yaml')
  const line = `${listNotes()} --baseline ${file}`
  expect((await call(line)).code).toBe(EXIT.wrongArguments)
  expect((await call(`${line} --update-baseline`)).said).toContain('Replace each TODO with a reason')
  expect((await call(line)).said).toContain('has no reason yet')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('TODO', 'The import is mended in December'))
  const accepted = await call(line)
  expect(accepted.said).toContain('until 2026-12-22: The import is mended in December')
  expect(accepted.code).toBe(EXIT.conforms)
  const late = await call(line, '2026-12-23')
  expect(late.said).toContain('That day is past, so it counts again.')
  expect(late.code).toBe(EXIT.found)
  email = 'a@b.test'
  expect((await call(line)).said).toContain('Its entry can be removed.')
})

test('--proxy tells drift as it comes, and at the end the whole; --record keeps it redacted; --har reads it', async () => {
  email = 'Maya Tremblay'
  const [record, json] = [inFolder('traffic.har'), inFolder('proxy.json')]
  const port = 24_207
  const get = (place: string) =>
    fetch(`http://127.0.0.1:${port}${place}`, {
      headers: { 'x-island': 'n', authorization: 'Bearer other-person' },
    })
  const use = async () => {
    await (await get('/v1/notes/1/')).json()
    await (await get('/v1/notes/1/?secret=1')).json()
    await (await get('/elsewhere')).json()
  }
  const { code, said } = await call(
    `--target ${target} --contract ${contract} --proxy ${port} --record ${record} --json ${json}`,
    '2026-11-22',
    use,
  )
  expect(code).toBe(EXIT.found)
  expect(said).toMatch(
    /stands before[^]*wrong-format[^]*request-unknown-parameter[^]*Does not conform: 2 errors/,
  )
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ mode: 'proxy', requests: 2 })
  const har = readFileSync(record, 'utf8')
  expect(JSON.parse(har).log.entries).toHaveLength(3)
  expect(har + said).not.toMatch(/Maya|other-person/)
  await expect(get('/v1/notes/1/')).rejects.toThrow()

  const again = await call(`--har ${record} --target ${target} --contract ${contract}`)
  expect(again.said).toContain('Does not conform: 2 errors')
  expect(again.code).toBe(EXIT.found)
})

test('a port that is taken is said', async () => {
  const line = `--target ${target} --contract ${contract} --proxy ${new URL(target).port}`
  const { code, said } = await call(line)
  expect(said).toMatch(/--proxy \d+ cannot be used: .*EADDRINUSE/)
  expect(code).toBe(EXIT.wrongArguments)
})
