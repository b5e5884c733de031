import { expect, test } from 'vitest'
import { createExchangeCheck } from './check-exchange.ts'
import { contractOf } from './contract/read-contract.ts'
import type { JsonObject } from './contract/document.ts'
import type { Sender } from './send.ts'
import { secretsOf } from './redact/known-secrets.ts'
import { createRedactor } from './redact/redact.ts'
import { curlOf } from './reports/curl.ts'
import { run } from './run.ts'
import { runOptions } from './support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

/** What public contracts have and ours has not. Each of them was once a false alarm, or ended the run. */
const things = (over: JsonObject = {}, schema: JsonObject = { type: 'object' }): JsonObject => ({
  openapi: '3.0.3',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        responses: {
          '200': { description: 'ok', content: { 'application/json; charset=utf-8': { schema } } },
        },
        ...over,
      },
    },
  },
})

const answering = (body: unknown) => {
  const sent: Parameters<Sender>[0][] = []
  const send: Sender = async (request) => {
    sent.push(request)
    const headers = { 'content-type': 'application/json' }
    return { request, response: { status: 200, headers, body: JSON.stringify(body) }, ms: 0 }
  }
  return { sent, send }
}

const target = 'http://foreign.test'

async function rulesFor(schema: JsonObject, body: unknown): Promise<string[]> {
  const { send } = answering(body)
  const check = createExchangeCheck(contractOf(things({}, schema), 'things.json'), {
    base: target,
    includeAssumed: true,
  })
  const request = { method: 'GET', url: `${target}/things`, headers: {}, body: null }
  return [...new Set(check.check(await send(request, 0)).map(({ rule }) => rule))]
}

const object = (properties: JsonObject, over: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...over,
})
const daily = (name: string) => object({ daily: object({ [name]: { type: 'integer' } }) })

testRows<{ name: string; schema: JsonObject; body: unknown; rules: string[] }>([
  { name: 'a media type with a charset', schema: object({}), body: {}, rules: [] },
  {
    name: 'a field that is only required',
    schema: object({ a: {} }, { required: ['b'] }),
    body: { b: 1 },
    rules: [],
  },
  {
    name: 'an object that two parts describe',
    schema: { allOf: [daily('count'), daily('limit')] },
    body: { daily: { count: 1, limit: 2 } },
    rules: [],
  },
  {
    name: 'a field that neither part describes',
    schema: { allOf: [daily('count'), daily('limit')] },
    body: { daily: { other: 1 } },
    rules: ['undocumented-field'],
  },
  {
    name: 'an answer that several open alternatives fit',
    schema: { oneOf: [object({ status: {} }), object({ store: {} })] },
    body: { store: 1 },
    rules: [],
  },
  {
    name: 'a schema that cannot be used',
    schema: object({ a: { pattern: 0 } }),
    body: { a: 'x' },
    rules: [],
  },
])('$name', async ({ schema, body, rules }) => {
  expect(await rulesFor(schema, body)).toEqual(rules)
})

const SCHEMES: JsonObject = {
  header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
  query: { type: 'apiKey', in: 'query', name: 'appid' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  basic: { type: 'http', scheme: 'basic' },
  oauth: { type: 'oauth2', flows: {} },
}
const secured = (scheme: string) =>
  contractOf(
    { ...things({ security: [{ [scheme]: [] }] }), components: { securitySchemes: SCHEMES } },
    'things.json',
  )
const token = 'user:good-secret'
const basic = 'dXNlcjpnb29kLXNlY3JldA=='

testRows([
  { scheme: 'header', sent: `"x-api-key":"${token}"`, shown: `-H "x-api-key: $PORTAGE_TOKEN"` },
  { scheme: 'query', sent: 'appid=user%3Agood-secret', shown: `"${target}/things?appid=$PORTAGE_TOKEN"` },
  { scheme: 'cookie', sent: `"cookie":"sid=${token}"`, shown: `-H "cookie: sid=$PORTAGE_TOKEN"` },
  { scheme: 'basic', sent: `"authorization":"Basic ${basic}"`, shown: `-u "$PORTAGE_TOKEN"` },
  {
    scheme: 'oauth',
    sent: `"authorization":"Bearer ${token}"`,
    shown: `-H "authorization: Bearer $PORTAGE_TOKEN"`,
  },
])('the token goes where the contract wants it: $scheme', async ({ scheme, sent: expected, shown }) => {
  const contract = secured(scheme)
  const { sent, send } = answering({})
  const options = runOptions({ target, token })
  const report = await run(options, send, contract)
  expect(JSON.stringify(sent[0])).toContain(expected)
  const open = report.findings.find(({ rule }) => rule === 'open-without-token')
  expect(JSON.stringify(open?.exchange)).not.toContain('good-secret')
  const [first] = sent
  if (!first || !open?.exchange) throw new Error('A call without a token was let in.')
  const redactor = createRedactor(contract, secretsOf(options))
  const again = curlOf(redactor.exchange({ ...open.exchange, request: first }).request)
  expect(again).toContain(shown)
  // the forged token is the beginning of the real one
  for (const request of sent)
    expect(curlOf(redactor.exchange({ ...open.exchange, request }).request)).not.toMatch(/good-|Z29vZC/)
})

test('a key that is given as a header is left out where no token is sent', async () => {
  const { sent, send } = answering({})
  await run(
    runOptions({ target, headers: { 'x-api-key': 'good', 'x-tenant': 'a' } }),
    send,
    secured('header'),
  )
  expect(sent.map(({ headers }) => [headers['x-api-key'], headers['x-tenant']])).toContainEqual([
    undefined,
    'a',
  ])
  expect(sent[0]?.headers['x-api-key']).toBe('good')
})

test('what a call needs is sent: queries, headers and listed words of paths', async () => {
  const parameters: JsonObject[] = [
    { in: 'query', name: 'kind', required: true, schema: { type: 'string', enum: ['a', 'b'] } },
    { in: 'header', name: 'X-Version', required: true, schema: { type: 'string', default: '2' } },
    { in: 'query', name: 'owner', required: true, schema: { type: 'string', format: 'uuid' } },
    {
      in: 'query',
      name: 'word',
      required: true,
      schema: { type: 'string', pattern: String.raw`\b[a-z]+\b` },
    },
  ]
  const document = things({ parameters })
  const format = { in: 'path', name: 'format', required: true, schema: { enum: ['json', 'xml'] } }
  const { sent, send } = answering({})
  const get = { operationId: 'getMap', parameters: [format], responses: { '200': { description: 'ok' } } }
  const paths = {
    ...Object(document.paths),
    '/map.{format}': { get },
    '/map#other': { get: { ...get, operationId: 'other' } },
  }
  const { coverage } = await run(
    runOptions({ target }),
    send,
    contractOf({ ...document, paths }, 'things.json'),
  )
  const [first] = sent
  expect(first?.url).toMatch(/kind=[ab]&word=/)
  expect(first?.url).not.toContain('owner')
  expect(first?.headers['x-version']).toBe('2')
  expect(sent.map(({ url }) => url)).toContain(`${target}/map.json`)
  expect(coverage.at(-1)?.leftOut).toContain('"#"')
})

test('an id that is a number of any kind is asked for as one', async () => {
  const parameters: JsonObject[] = [{ in: 'path', name: 'id', required: true, schema: { type: 'number' } }]
  const get = { operationId: 'getThing', parameters, responses: { '200': { description: 'ok' } } }
  const { sent, send } = answering({})
  const options = runOptions({ target, params: { id: '1' } })
  await run(options, send, contractOf({ ...things(), paths: { '/things/{id}': { get } } }, 'things.json'))
  expect(sent.map(({ url }) => url)).toContain(`${target}/things/2147483646`)
})
