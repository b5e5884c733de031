import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contractOf } from './contract/read-contract.ts'
import type { CameResponse } from './exchange.ts'
import type { RunOptions } from './options.ts'
import { run } from './run.ts'
import type { Sender } from './send.ts'
import { send as sendByHttp } from './send.ts'
import type { NoteFault } from './support/notebook-answers.ts'
import { createNotebook } from './support/notebook.ts'
import { notebook } from './support/notebook-contract.ts'
import { runOptions } from './support/run-options.ts'
import { answered } from './support/twisted.ts'
import { testRows } from '#tests/support/table.ts'

async function findingsOf(send: Sender, over: Partial<RunOptions> = {}): Promise<string[]> {
  const options = { target: 'http://notes.test', token: 'token-of-ana', allowWrites: true, maxRequests: 3000 }
  const { findings } = await run(runOptions({ ...options, ...over }), send, notebook)
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

const faults: readonly (readonly [NoteFault, string])[] = [
  ['row-twice', 'page-ignored listNotes'],
  ['row-lost', 'page-ignored listNotes'],
  ['order-by-page', 'page-ignored listNotes'],
  ['next-drops-filter', 'next-wrong listNotes'],
  ['previous-drops-order', 'previous-wrong listNotes'],
  ['count-unfiltered', 'count-wrong listNotes'],
  ['one-of-several', 'filter-incomplete listNotes'],
  ['second-key-ignored', 'ordering-ignored listNotes'],
  ['unknown-query-empties', 'unknown-query-changes listNotes'],
  ['search-not-renewed', 'search-incomplete listNotes'],
  ['search-too-wide', 'search-ignored listNotes'],
  ['null-ignored', 'null-not-kept updateNote'],
  ['null-fails', 'server-error updateNote'],
  ['text-cut', 'text-changed createNote'],
  ['text-ascii', 'text-changed createNote'],
  ['text-escaped', 'text-changed createNote'],
  ['patch-empties-others', 'change-touches-others updateNote'],
  ['patch-reaches-all', 'change-touches-others updateNote'],
  ['post-makes-two', 'created-twice createNote'],
  ['key-ignored', 'repeated-key-ignored createNote'],
  ['key-ignored-and-place-refused', 'repeated-key-ignored createNote'],
  ['create-drops-place', 'created-differs createNote'],
  ['patch-drops-kind', 'change-not-kept updateNote'],
  ['patch-drops-due-on', 'change-not-kept updateNote'],
]

testRows(faults)('a notebook with the fault %s: %s', async (fault, finding) => {
  expect(await findingsOf(createNotebook(fault))).toContain(finding)
})

test('a notebook without a fault, asked twice in a row, is silent', async () => {
  const send = createNotebook()
  expect(await findingsOf(send)).toEqual([])
  expect(await findingsOf(send)).toEqual([])
})

/** The notebook's contract, where deleting a note promises something about the list. */
function promising(becomes: string, makes: string) {
  const document = structuredClone(notebook.document)
  const effect = { read: 'listNotes', row: { id: '$request.path.id' }, becomes }
  const paths = Object(document.paths)
  paths['/notes/{id}/'].delete['x-effects'] = [effect]
  // Without it, the run removes what was there before.
  if (makes === 'is not made') delete paths['/notes/'].post
  return contractOf(document, 'notebook.json')
}

testRows([
  ['is made', 'gone', { found: [], outcomes: ['seen'] }],
  ['is made', 'there', { found: ['deleteNote'], outcomes: ['broken'] }],
  ['is not made', 'gone', { found: [], outcomes: ['seen'] }],
  ['is not made', 'there', { found: ['deleteNote'], outcomes: ['broken'] }],
])('where a note %s, the promise that a deleted one is %s is looked at', async (makes, becomes, expected) => {
  const options = { target: 'http://notes.test', token: 'token-of-ana', allowWrites: true, maxRequests: 3000 }
  const report = await run(runOptions(options), createNotebook(), promising(becomes, makes))
  const found = report.findings.filter(({ rule }) => rule === 'effect-not-visible')
  const outcomes = report.effects?.map(({ outcome }) => outcome)
  expect({ found: found.map(({ operation }) => operation), outcomes }).toEqual(expected)
})

/** The same notebook, whose answers are written in another way. */
const written =
  (other: (response: CameResponse) => Partial<CameResponse>) =>
  (send: Sender): Sender =>
  async (request, timeoutMs) => {
    const exchange = await send(request, timeoutMs)
    return answered(exchange, other(exchange.response))
  }
const body = (change: (text: string) => string) => written((response) => ({ body: change(response.body) }))
const headers = (change: (all: [string, string][]) => [string, string][]) =>
  written((response) => ({ headers: Object.fromEntries(change(Object.entries(response.headers))) }))
const json = (change: (value: object) => unknown) =>
  body((text) =>
    text === ''
      ? text
      : JSON.stringify(JSON.parse(text), (_, value: unknown) =>
          typeof value === 'object' && value !== null && !Array.isArray(value) ? change(value) : value,
        ),
  )
const moments = (ending: string) => body((text) => text.replaceAll(/(T\d\d:\d\d:\d\d)Z/g, `$1${ending}`))

const slow =
  (send: Sender): Sender =>
  async (request, timeoutMs) => {
    await pause(2)
    return send(request, timeoutMs)
  }
const strict =
  (send: Sender): Sender =>
  async (request, timeoutMs) => {
    const exchange = await send(request, timeoutMs)
    const isUnknown = new URL(request.url).searchParams.has('zz_unknown')
    return isUnknown ? answered(exchange, { status: 400, body: '{}' }) : exchange
  }

testRows([
  [
    'headers come in another order',
    headers((all) => [['date', 'now'] as [string, string], ...all].reverse()),
  ],
  ['more headers come', headers((all) => [...all, ['x-request-id', '7'], ['vary', 'Accept']])],
  [
    'the charset is named',
    headers((all) => all.map(([name, value]) => [name, value.replace('json', 'json; charset=UTF-8')])),
  ],
  ['moments end with +00:00', moments('+00:00')],
  ['moments have microseconds', moments('.123456Z')],
  ['moments are of another zone', moments('-05:00')],
  [
    'open objects have other fields',
    json((value) => ('rank' in value ? { ...value, more: { color: 'red' } } : value)),
  ],
  [
    'answers say when they were made',
    json((value) =>
      'rank' in value ? { ...value, more: { generated_at: new Date().toISOString() } } : value,
    ),
  ],
  ['fields come in another order', json((value) => Object.fromEntries(Object.entries(value).reverse()))],
  [
    'JSON is spread over lines',
    body((text) => (text === '' ? '' : JSON.stringify(JSON.parse(text), null, 4))),
  ],
  [
    'letters are escaped',
    body((text) =>
      text.replaceAll(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  ],
  ['unknown query parameters are refused', strict],
  ['answers are slow', slow],
] as const)('a conforming notebook is silent where %s', async (_, change) => {
  expect(await findingsOf(change(createNotebook()))).toEqual([])
})

test('a notebook that shows late what was written is silent with --settle, and not without', async () => {
  expect(await findingsOf(createNotebook(undefined, 5), { settleMs: 20 })).toEqual([])
  expect(await findingsOf(createNotebook(undefined, 5))).not.toEqual([])
})

test('a notebook behind a server that writes header names in capitals is silent', async () => {
  const send = createNotebook()
  const server = http.createServer(async (incoming, outgoing) => {
    const sent = await text(incoming)
    const url = `http://notes.test${incoming.url}`
    const own = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    )
    const { response } = await send({ method: incoming.method ?? '', url, headers: own, body: sent }, 0)
    for (const [name, value] of Object.entries(response.headers))
      outgoing.setHeader(name.toUpperCase(), value)
    outgoing.writeHead(response.status).end(response.body.replaceAll('http://notes.test', target))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await findingsOf(sendByHttp, { target })).toEqual([])
  server.close()
})

/** A mock: each request meets a notebook that was just made, and any id is one of its. */
const mock: Sender = async (request, timeoutMs) => {
  const send = createNotebook()
  const url = request.url.replace(/\/notes\/.*/, '/notes/')
  const list = await send({ ...request, method: 'GET', url, body: null }, timeoutMs)
  const [row] = Object(JSON.parse(list.response.body)).results ?? []
  const path = request.url.replace(/\/notes\/[\w-]+\//, `/notes/${row?.id}/`)
  const exchange = await send({ ...request, url: path }, timeoutMs)
  return { ...exchange, request }
}

test('a mock that keeps nothing is recognized, with a note; --stateful holds it to what it promises', async () => {
  const options = { target: 'http://notes.test', token: 'token-of-ana', allowWrites: true, maxRequests: 3000 }
  const { findings, notes } = await run(runOptions(options), mock, notebook)
  expect(findings).toEqual([])
  expect(notes.join()).toMatch(
    /looks like a mock[^]* \d+ findings about what it keeps were left out; --stateful/,
  )
  expect(await findingsOf(mock, { stateful: true })).toContain('change-not-kept updateNote')
})
