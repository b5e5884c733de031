import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contractOf } from '../contract/read-contract.ts'
import type { Exchange, SentRequest } from '../exchange.ts'
import { run } from '../run.ts'
import { runOptions } from '../support/run-options.ts'
import { readSteps, StepsProblem } from './read-steps.ts'
import { filled, valueAt } from './values.ts'
import { testRows } from '#tests/support/table.ts'

const answer = { description: 'ok', content: { 'application/json': { schema: {} } } }
const operation = (operationId: string) => ({ operationId, responses: { '200': answer } })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const number = { type: 'object', properties: { number: { type: 'integer' } } }
const requestBody = { content: { 'application/json': { schema: number } } }
const contract = contractOf(
  {
    openapi: '3.1.0',
    info: { title: 'Invitations', version: '1' },
    paths: {
      '/invitations/': { post: operation('invite') },
      '/invitations/{id}/accept/': { parameters: [id], post: { ...operation('accept'), requestBody } },
      '/visits/': { post: operation('visit') },
    },
  },
  'invitations.json',
)

const folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
function fileOf(text: string): string {
  const file = path.join(folder, 'steps.yaml')
  writeFileSync(file, text)
  return file
}

/**
 * A run of steps; gives what was sent, the notes about steps, and the findings.
 * @param takesAnyBody whether the backend looks at no body
 */
async function take(text: string, takesAnyBody = false) {
  const sent: SentRequest[] = []
  const send = async (request: SentRequest): Promise<Exchange> => {
    sent.push(request)
    const fits = takesAnyBody || /^(\{("number":\d+)?\})?$/.test(request.body ?? '')
    const isRefused =
      request.url.endsWith('/accept/') && (request.headers.authorization !== 'Bearer of-b' || !fits)
    const body = JSON.stringify({ rows: [{ id: 7 }, { id: 8, state: 'open' }], token: 'of-guest' })
    const headers = { 'content-type': 'application/json' }
    return { request, response: { status: isRefused ? 403 : 200, headers, body }, ms: 0 }
  }
  const options = runOptions({
    target: 'http://h',
    token: 'of-a',
    tokenB: 'of-b',
    allowWrites: true,
    steps: fileOf(text),
  })
  const { notes, coverage, findings } = await run(options, send, contract)
  const found = findings.filter(({ severity }) => severity === 'error')
  return {
    sent,
    notes: notes.filter((note) => note.startsWith('Step')),
    coverage,
    found: found.map(({ rule, pointer, promised, came }) => [rule, pointer, promised, came]),
  }
}

test('a step uses what an earlier one kept, as the person it names', async () => {
  const { sent, notes, coverage } = await take(`steps:
  - { call: invite, body: { to: b }, keep: { invitation: /rows/state=open/id, guest: /token } }
  - { call: accept, as: b, params: { id: '{invitation}' }, body: { number: '{invitation}' } }
  - { call: visit, as: '{guest}', form: { file: { name: a.txt, type: text/plain, text: hi } } }
  - { call: visit, as: public }`)
  expect(notes).toEqual([])
  expect(sent.at(-3)).toMatchObject({
    url: 'http://h/invitations/8/accept/',
    headers: { authorization: 'Bearer of-b' },
    body: '{"number":8}',
  })
  expect(sent.at(-2)?.headers.authorization).toBe('Bearer of-guest')
  expect(sent.at(-2)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent.at(-2)?.body).toMatch(/name="file"; filename="a.txt"[^]*hi/)
  expect(sent.at(-1)?.headers).not.toHaveProperty('authorization')
  expect(coverage.every(({ statuses }) => statuses['200'] !== undefined)).toBe(true)
})

test('a step that is refused, and those that need its values, are notes', async () => {
  const { notes } = await take(`steps:
  - { call: accept, params: { id: '7' }, keep: { visit: /id } }
  - { call: accept, params: { id: '{visit}' } }
  - { call: invite, as: none }
  - { call: invite, keep: { gone: /rows/state=shut/id } }`)
  expect(notes).toEqual([
    'Step 1 (accept) was refused (403).',
    'Step 2 (accept) was left out: no step before it kept "visit".',
    'Step 3 (invite) was left out: there is no token of "none".',
    'Step 4 (invite) answered without /rows/state=shut/id for "gone".',
  ])
})

test('a step finds what it expects and does not get', async () => {
  const { found, notes } = await take(`steps:
  - { call: invite, keep: { id: /rows/0/id } }
  - { call: invite, expect: { status: 200, '/rows/id={id}/id': '{id}', /token: of-guest } }
  - { call: accept, params: { id: '7' }, expect: { status: 403 } }
  - { call: invite, expect: { '/rows/id={id}/id': 9, /rows/1/state: shut, /rows/2: null } }
  - { call: invite, expect: { status: 201 } }
  - { call: accept, params: { id: '7' }, expect: { /token: of-guest } }`)
  expect(found).toEqual([
    ['step-unlike-expected', '/rows/id=7/id', '9 there, as step 4 expects', '7'],
    ['step-unlike-expected', '/rows/1/state', '"shut" there, as step 4 expects', '"open"'],
    ['step-unlike-expected', '/rows/2', 'null there, as step 4 expects', 'nothing'],
    ['step-unlike-expected', '', 'the status 201, as step 5 expects', '200'],
    ['step-unlike-expected', '', 'a success, as step 6 expects', '403'],
  ])
  expect(notes).toEqual(['Step 6 (accept) was refused (403).'])
})

test('a step shows bodies with a fault that are taken where it goes well', async () => {
  const steps = `steps: [{ call: accept, as: b, params: { id: '7' }, body: { number: 8 } }]`
  expect((await take(steps)).found).toEqual([])
  expect(new Set((await take(steps, true)).found.map(([rule]) => rule))).toEqual(
    new Set(['invalid-body-accepted', 'malformed-json-accepted']),
  )
})

describe('a steps file that cannot be used is reported', () => {
  testRows([
    ['a: 1', 'has no list "steps"'],
    ['steps: [{}]', 'step 1 has no "call"'],
    ['steps: [{ call: invite, parms: {} }]', 'step 1 has "parms"'],
    ['steps: [{ call: invite, expect: 404 }]', 'step 1 has an "expect" that is not understood'],
    [
      'steps: [{ call: invite, expect: { state: open } }]',
      'Write { status: 200 }, { /state: open }, or both',
    ],
    ['steps: [{ call: leave }]', 'calls leave, which the contract does not have'],
    ['steps: [', 'The steps cannot be read'],
  ])('%s', (text, message) => {
    expect(() => readSteps(fileOf(text), contract)).toThrow(StepsProblem)
    expect(() => readSteps(fileOf(text), contract)).toThrow(message)
  })
})

test('a value keeps its type where it is all of a text', () => {
  const values = new Map<string, number | string>([
    ['count', 3],
    ['name', 'Maya'],
  ])
  expect(filled({ a: '{count}', b: ['{name} has {count}'] }, values)).toEqual({ a: 3, b: ['Maya has 3'] })
  expect(valueAt([{ id: 'x' }], '/0/id')).toBe('x')
  expect(valueAt({}, '/a/b')).toBeUndefined()
})
