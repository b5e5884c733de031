import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../contract/document.ts'
import { contractOf, readContract } from '../contract/read-contract.ts'
import { validatorOf } from '../contract/validator.ts'
import type { Sender } from '../send.ts'
import { run } from '../run.ts'
import { runOptions } from '../support/run-options.ts'
import { effectProblems } from './problems.ts'
import { testRows } from '#tests/support/table.ts'

const json = (schema: JsonObject): JsonObject => ({
  description: 'ok',
  content: { 'application/json': { schema } },
})
const alert: JsonObject = {
  type: 'object',
  required: ['id', 'state', 'handled_at'],
  properties: {
    id: { type: 'string' },
    state: { type: 'string', enum: ['open', 'handled'] },
    handled_at: { type: ['string', 'null'], format: 'date-time' },
    owner: { type: 'object', properties: { id: { type: 'string' } } },
  },
}
const id: JsonObject = { name: 'alert_id', in: 'path', required: true, schema: { type: 'string' } }
const body: JsonObject = {
  required: true,
  content: {
    'application/json': {
      schema: { type: 'object', required: ['owner'], properties: { owner: { type: 'string' } } },
      example: { owner: 'ana' },
    },
  },
}

/** Alerts that are taken by somebody, with these effects of taking one. */
const alerts = (effects: Json, method = 'post') =>
  contractOf(
    {
      openapi: '3.1.0',
      info: { title: 'Alerts', version: '1' },
      paths: {
        '/alerts/': {
          get: {
            operationId: 'listAlerts',
            responses: { 200: json({ type: 'array', items: alert }), 404: { description: 'none' } },
          },
        },
        '/alerts/{alert_id}/': {
          parameters: [id],
          get: { operationId: 'getAlert', responses: { 200: json(alert), 404: { description: 'none' } } },
        },
        '/alerts/{alert_id}/take_over/': {
          parameters: [id],
          [method]: {
            operationId: 'takeOver',
            'x-effects': effects,
            requestBody: body,
            responses: { 200: json(alert), 400: { description: 'wrong' }, 404: { description: 'none' } },
          },
        },
      },
    },
    'alerts.json',
  )

/** A backend of one alert; taking it over changes it so. */
function backend(change: JsonObject | null): Sender {
  let rows: JsonObject[] = [{ id: '1', state: 'open', handled_at: null, owner: { id: 'bob' } }]
  return async (request) => {
    const { pathname } = new URL(request.url)
    const [row] = rows.filter((one) => pathname.includes(`/${String(one.id)}/`))
    const isTaken = ['POST', 'PUT'].includes(request.method) && /^\{"owner":"\w*"\}$/.test(request.body ?? '')
    if (isTaken && row) rows = change ? [{ ...row, ...change }] : []
    const isThere = pathname === '/alerts/' || (row && request.method === 'GET')
    const status = isTaken && row ? 200 : request.method === 'POST' ? 400 : isThere ? 200 : 404
    const shown = pathname === '/alerts/' ? rows : row
    const text = status === 200 ? JSON.stringify(isTaken ? { ...row, ...change } : shown) : ''
    const headers: Record<string, string> = text === '' ? {} : { 'content-type': 'application/json' }
    return { request, response: { status, headers, body: text }, ms: 0 }
  }
}

async function taken(effects: Json, change: JsonObject | null, method = 'post') {
  const options = runOptions({ target: 'http://h', allowWrites: true })
  const report = await run(options, backend(change), alerts(effects, method))
  return {
    found: report.findings
      .filter(({ rule }) => rule === 'effect-not-visible')
      .map(({ operation, pointer, promised, came }) => [operation, pointer, promised, came]),
    outcomes: report.effects?.map(({ outcome }) => outcome),
    notes: report.notes.filter((note) => note.startsWith('x-effects')),
  }
}

const MOMENT = '2026-11-20T10:00:00Z'
const row = { id: '$request.path.alert_id' }
const taking = { state: 'handled', handled_at: MOMENT, owner: { id: 'ana' } }
/** Each way to say what becomes of a field. */
const ways: Json[] = [
  { read: 'getAlert', field: 'handled_at', becomes: 'present' },
  { read: 'getAlert', field: 'state', becomes: 'handled' },
  { read: 'listAlerts', row, field: 'state', becomes: 'changed' },
  { read: 'listAlerts', row, field: 'owner/id', becomes: '$request.body#/owner' },
  { read: 'getAlert', field: 'handled_at', becomes: '$response.body#/handled_at' },
]

describe('what an operation promises to do is looked at', () => {
  test('and nothing is said where it happens', async () => {
    const outcomes = ways.map(() => 'seen')
    expect(await taken(ways, taking)).toEqual({ found: [], outcomes, notes: [] })
  })

  test('and found where a field stays as it was', async () => {
    const { found, outcomes } = await taken(ways, {})
    expect(found).toEqual([
      ['takeOver', '/handled_at', 'getAlert answers "handled_at" with a value afterwards', 'null'],
      ['takeOver', '/state', 'getAlert answers "state" "handled" afterwards', '"open"'],
      [
        'takeOver',
        '/results/*/state',
        'listAlerts answers "state" with another value than before afterwards',
        '"open"',
      ],
      ['takeOver', '/results/*/owner/id', 'listAlerts answers "owner/id" "ana" afterwards', '"bob"'],
    ])
    expect(outcomes).toEqual(['broken', 'broken', 'broken', 'broken', 'seen'])
  })

  test('of a PUT too', async () => {
    const [effect] = ways
    expect(await taken([effect ?? null], taking, 'put')).toEqual({ found: [], outcomes: ['seen'], notes: [] })
    expect((await taken([effect ?? null], {}, 'put')).outcomes).toEqual(['broken'])
  })

  test('and found where the thing is gone', async () => {
    const { found, outcomes } = await taken([ways[0] ?? null, ways[3] ?? null], null)
    expect(found.map(([, , promised, came]) => [promised, came])).toEqual([
      ['getAlert has it afterwards', '404'],
      ['listAlerts has the row afterwards', 'no such row'],
    ])
    expect(outcomes).toEqual(['broken', 'broken'])
  })

  test('what goes is gone, by its id and in its list', async () => {
    const effects: Json[] = [
      { read: 'getAlert', becomes: 'gone' },
      { read: 'listAlerts', row, becomes: 'gone' },
    ]
    expect(await taken(effects, null)).toEqual({ found: [], outcomes: ['seen', 'seen'], notes: [] })
    expect((await taken(effects, taking)).outcomes).toEqual(['broken', 'broken'])
  })

  test('nothing is said where nothing can be told', async () => {
    const effects: Json[] = [
      { read: 'getAlert', field: 'state', becomes: 'open' },
      { read: 'getAlert', field: 'owner/id', becomes: '$request.body#/nobody' },
      { read: 'getNothing', becomes: 'there' },
    ]
    const { found, outcomes, notes } = await taken(effects, {})
    expect(found).toEqual([])
    expect(outcomes).toEqual(['not-seen', 'not-seen', 'not-seen'])
    expect(notes).toHaveLength(2)
  })
})

/** The alerts where the list does not show the one that is taken. */
async function takenUnlisted(scope: string) {
  const document = structuredClone(alerts(ways.slice(3, 4)).document)
  const paths = Object(document.paths)
  for (const call of [paths['/alerts/'].get, paths['/alerts/{alert_id}/take_over/'].post])
    call['x-access'] = { patient: scope }
  const whole = backend(taking)
  const send: Sender = async (request, timeoutMs) => {
    const exchange = await whole(request, timeoutMs)
    const isList = new URL(request.url).pathname === '/alerts/'
    return isList ? { ...exchange, response: { ...exchange.response, body: '[]' } } : exchange
  }
  const options = runOptions({ target: 'http://h', allowWrites: true, params: { alert_id: '1' } })
  const { findings } = await run(options, send, contractOf(document, 'alerts.json'))
  return findings.filter(({ rule }) => rule === 'effect-not-visible').map(({ came }) => came)
}

testRows([
  ['own', ['no such row']],
  ['organization', []],
] as [string, string[]][])(
  'a row in no list is a fault where all callers see their own: %s',
  async (scope, came) => {
    expect(await takenUnlisted(scope)).toEqual(came)
  },
)

describe('effects that name what is not there are told', () => {
  test('and the portal’s contract has none of them', () => {
    const contract = readContract('generated/openapi.json')
    expect(effectProblems(contract, validatorOf(contract, { closed: false, includeAssumed: true }))).toEqual(
      [],
    )
  })

  testRows([
    [{ read: 'getAlert' }, 'is no list of effects'],
    [{ read: 'takeOver', becomes: 'there' }, 'reads takeOver, which is no GET'],
    [
      { read: 'getAlert', parameters: { id: '1' }, becomes: 'there' },
      'the parameter "id", which it does not',
    ],
    [{ read: 'getAlert', field: 'status', becomes: 'handled' }, '"status", which getAlert does not show'],
    [{ read: 'getAlert', field: 'owner/name', becomes: 'absent' }, '"owner/name", which getAlert does not'],
    [{ read: 'getAlert', field: 'state', becomes: 'done' }, '"state" becomes "done", which it cannot be'],
    [{ read: 'getAlert', field: 'state', becomes: '$request.body#/state' }, 'which leads nowhere'],
    [{ read: 'getAlert', field: 'state', becomes: '$request.path.id' }, 'which leads nowhere'],
    [{ read: 'getAlert', row, becomes: 'gone' }, 'a row of getAlert, which is no list'],
    [{ read: 'listAlerts', row: { name: 'x' }, becomes: 'gone' }, '"name", which listAlerts does not show'],
    [{ read: 'getAlert', becomes: 'added' }, 'says "added" without a row'],
    [{ read: 'getAlert', becomes: 'present' }, 'says "present" without a field'],
    [{ read: 'getAlert', field: 'state', becomes: 'gone' }, 'says "gone" with a field'],
  ] as [Json, string][])('%j', (effect, problem) => {
    const contract = alerts([effect])
    const problems = effectProblems(contract, validatorOf(contract, { closed: false, includeAssumed: true }))
    expect(problems).toEqual([expect.stringContaining(problem)])
  })
})
