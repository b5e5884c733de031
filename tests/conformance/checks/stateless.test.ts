import { expect, test } from 'vitest'
import { contractOf } from '../contract/read-contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { run } from '../run.ts'
import type { Sender } from '../send.ts'
import { madeUpBackend } from '../support/made-up-backend.ts'
import { runOptions } from '../support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
const id = { type: 'string', format: 'uuid' }
const title = { type: 'string', minLength: 1, maxLength: 200 }
const thing: JsonObject = { type: 'object', required: ['id', 'title'], properties: { id, title } }
const sent: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { title },
}
const body = { required: true, ...json(sent) }
const answers = (status: string, schema?: Json) => ({
  responses: {
    [status]: { description: 'ok', ...(schema !== undefined && json(schema)) },
    '400': { description: 'no' },
    '404': { description: 'no' },
  },
})

const list = { get: { operationId: 'listThings', ...answers('200', { type: 'array', items: thing }) } }
const item = {
  parameters: [{ in: 'path', name: 'id', required: true, schema: id }],
  get: { operationId: 'getThing', ...answers('200', thing) },
  patch: { operationId: 'updateThing', requestBody: body, ...answers('200', thing) },
}
const post = { operationId: 'createThing', requestBody: body, ...answers('201', thing) }
const remove = { operationId: 'deleteThing', ...answers('204') }
const info = { openapi: '3.0.3', info: { title: 'Things', version: '1' } }

/** A contract as small as a first one is: one list without pages, and one item. */
const contract = contractOf(
  { ...info, paths: { '/things': { ...list, post }, '/things/{id}': { ...item, delete: remove } } },
  'things.json',
)
/** Things can only be read and changed. */
const onlyChanges = contractOf({ ...info, paths: { '/things': list, '/things/{id}': item } }, 'changes.json')

type Fault = 'any-id' | 'create-lost' | 'patch-lost' | 'patch-forgotten' | 'remove-lost'

/** A server that keeps its things, with the faults that are named. */
const things = (...faults: readonly Fault[]): Sender => thingsOf([1, 2, 3], faults)

function thingsOf(numbers: readonly number[], faults: readonly Fault[]): Sender {
  const rows = numbers.map((at) => ({ id: crypto.randomUUID(), title: `Thing ${at}` }))
  const act = (method: string, wanted: string, came: unknown): readonly [number, unknown?] => {
    const fits = typeof Object(came).title === 'string' && Object.keys(Object(came)).length === 1
    const isFitting = fits && Object(came).title !== '' && [...Object(came).title].length <= 200
    if (wanted === '') {
      if (method === 'GET') return [200, rows]
      if (method !== 'POST') return [404]
      if (!isFitting) return [400]
      const made = { id: crypto.randomUUID(), title: Object(came).title }
      if (faults.includes('create-lost')) return [201, { ...made, title: 'Thing 1' }]
      rows.push(made)
      return [201, made]
    }
    const known = rows.find((row) => row.id === wanted)
    const row = known ?? (faults.includes('any-id') ? rows[0] : undefined)
    if (!row) return [404]
    if (method === 'GET') return [200, row]
    if (method === 'DELETE') {
      if (!faults.includes('remove-lost') && known) rows.splice(rows.indexOf(known), 1)
      return [204]
    }
    if (method !== 'PATCH') return [404]
    if (!isFitting) return [400]
    if (faults.includes('patch-lost')) return [200, row]
    if (faults.includes('patch-forgotten')) return [200, { ...row, title: Object(came).title }]
    return [200, Object.assign(row, came)]
  }
  return async (request) => {
    const wanted = new URL(request.url).pathname.replace(/^\/things\/?/, '')
    const [status, answer] = act(request.method, wanted, parsed(request.body))
    const headers = answer === undefined ? {} : { 'content-type': 'application/json' }
    return {
      request,
      response: {
        status,
        headers: headers as Record<string, string>,
        body: answer === undefined ? '' : JSON.stringify(answer),
      },
      ms: 0,
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** A mock that makes up other answers each time. */
const changing: Sender = async (request, timeoutMs) => {
  const exchange = await madeUpBackend(contract)(request, timeoutMs)
  const text = exchange.response.body.replaceAll(/"id":"[^"]+"/g, () => `"id":"${crypto.randomUUID()}"`)
  return { ...exchange, response: { ...exchange.response, body: text } }
}

async function found(send: Sender, allowWrites: boolean, of = contract) {
  const { findings, notes } = await run(runOptions({ target: 'http://things.test', allowWrites }), send, of)
  return {
    rules: [...new Set(findings.map(({ rule }) => rule))].sort(),
    isMock: notes.join().includes('looks like a mock'),
  }
}

testRows<{ name: string; send: Sender; allowWrites: boolean }>([
  { name: 'the same answers always, with writes', send: madeUpBackend(contract), allowWrites: true },
  { name: 'other answers each time', send: changing, allowWrites: false },
  { name: 'other answers each time, with writes', send: changing, allowWrites: true },
])('a mock of a small contract is recognized: $name', async ({ send, allowWrites }) => {
  expect(await found(send, allowWrites)).toEqual({ rules: [], isMock: true })
})

testRows<{ name: string; faults: readonly Fault[]; rules: readonly string[] }>([
  { name: 'none', faults: [], rules: [] },
  { name: 'any id', faults: ['any-id'], rules: ['unknown-id-answers'] },
  { name: 'a create that is lost', faults: ['any-id', 'create-lost'], rules: ['created-differs'] },
  { name: 'a change that is lost', faults: ['any-id', 'patch-lost'], rules: ['change-not-kept'] },
  {
    name: 'only removing works',
    faults: ['any-id', 'create-lost', 'patch-lost'],
    rules: ['created-not-listed'],
  },
])('a server that keeps things is none, whatever its faults: $name', async ({ faults, rules }) => {
  const { rules: seen, isMock } = await found(things(...faults), true)
  expect(isMock).toBe(false)
  if (rules.length === 0) expect(seen).toEqual([])
  expect(seen).toEqual(expect.arrayContaining([...rules]))
})

test('one write that keeps nothing is a fault, where an id of nothing is the only other sign of a mock', async () => {
  const { rules, isMock } = await found(thingsOf([1], ['any-id', 'patch-forgotten']), true, onlyChanges)
  expect(isMock).toBe(false)
  expect(rules).toEqual(expect.arrayContaining(['change-not-kept', 'unknown-id-answers']))
})
