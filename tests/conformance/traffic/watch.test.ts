import { describe, expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { runOptions } from '../support/run-options.ts'
import { contract } from '../support/small-contract.ts'
import { Watch } from './watch.ts'
import { testRows } from '#tests/support/table.ts'

type Over = {
  method?: string
  path?: string
  headers?: Record<string, string>
  sent?: unknown
  type?: string
  status?: number
  came?: unknown
}
const good = { id: 1, email: 'a@b.test' }
const call = ({
  method = 'GET',
  path = '/v1/notes/',
  headers,
  sent,
  type,
  status = 200,
  came,
}: Over): Exchange => ({
  request: {
    method,
    url: `https://host.test${path}`,
    headers: {
      'x-island': 'north',
      ...(sent === undefined ? {} : { 'content-type': type ?? 'application/json' }),
      ...headers,
    },
    body: sent === undefined ? null : typeof sent === 'string' ? sent : JSON.stringify(sent),
  },
  response: {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(came ?? (method === 'POST' ? good : { results: [good] })),
  },
  ms: 1,
})
const watch = (over = {}) => new Watch(contract, runOptions(over))
const told = (over: Over, options = {}) =>
  watch(options)
    .see(call(over))
    .map(({ rule, pointer, came }) => [rule, pointer, came].join(' | '))

describe('what is sent', () => {
  testRows<[Over]>([
    [{}],
    [{ path: '/v1/notes/?page=2&kind__in=long,short&open=true' }],
    [{ path: '/v1/notes/?kind__in=' }],
    [{ path: '/v1/notes/7/', came: good }],
    [{ method: 'POST', sent: { email: 'a@b.test', tags: [] }, status: 201 }],
    [{ method: 'POST', sent: { email: 'a@b.test' }, type: 'application/json; charset=utf-8', status: 201 }],
  ])('%j fits', (over) => expect(told(over)).toEqual([]))

  testRows<[Over, string]>([
    [{ path: '/v1/notes/?limit=2&limit=3' }, 'request-unknown-parameter | /query/limit | "limit"'],
    [{ path: '/v1/notes/?page=0' }, 'request-wrong-parameter | /query/page | "0"'],
    [{ path: '/v1/notes/?page=x' }, 'request-wrong-parameter | /query/page | "x"'],
    [{ path: '/v1/notes/?page=1&page=2' }, 'request-wrong-parameter | /query/page | "1&2"'],
    [{ path: '/v1/notes/?open=yes' }, 'request-wrong-parameter | /query/open | "yes"'],
    [{ path: '/v1/notes/?kind__in=long,tall' }, 'request-wrong-parameter | /query/kind__in | "long,tall"'],
    [{ path: '/v1/notes/abc/', came: good }, 'request-wrong-parameter | /path/id | "abc"'],
    [{ method: 'POST', status: 201 }, 'request-missing-body |  | no body'],
    [{ sent: { a: 1 } }, 'request-unexpected-body |  | a body of 7 characters'],
    [
      { method: 'POST', sent: 'a=1', type: 'text/plain', status: 201 },
      'request-wrong-content-type |  | text/plain',
    ],
    [
      { method: 'POST', sent: '{', status: 201 },
      'request-wrong-body |  | a body that cannot be read as JSON',
    ],
    [
      { method: 'POST', sent: { tags: [] }, status: 201 },
      'request-wrong-body | /email | an object without it: {"tags":[]}',
    ],
    [{ method: 'POST', sent: { email: 'a@b.test', x: 1 }, status: 201 }, 'request-wrong-body | /x | "x": 1'],
    [
      { method: 'POST', sent: { email: 'a@b.test', tags: ['a', 1] }, status: 201 },
      'request-wrong-body | /tags/* | 1',
    ],
    [{ path: '/v1/nots/12/' }, 'request-unknown-operation |  | GET /v1/nots/{id}'],
    [{ method: 'DELETE', path: '/v1/notes/12/' }, 'request-unknown-operation |  | DELETE /v1/notes/{id}'],
  ])('%j does not', (over, expected) =>
    expect(told(over).map((text) => text.replace(/\/$/, ''))).toEqual([expected]),
  )

  test('a required header that is missing', () => {
    const { 'x-island': _, ...headers } = call({}).request.headers
    const bare = { ...call({}), request: { ...call({}).request, headers } }
    expect(watch().see(bare)).toMatchObject([
      { rule: 'request-missing-parameter', pointer: '/header/x-island' },
    ])
  })
})

describe('what comes', () => {
  test('a deviation is reported once, and counted', () => {
    const looks = watch()
    const drift = call({ came: { results: [good, { id: 'x', email: 'a@b.test' }] } })
    expect(looks.see(drift)).toMatchObject([
      { rule: 'wrong-type', pointer: '/results/*/id', at: '/results/1/id' },
    ])
    expect(looks.see(drift)).toEqual([])
    expect(looks.report('proxy', 'x').findings).toMatchObject([{ count: 2 }])
  })
  test('a copy of the browser that is still good is no drift', () =>
    expect(told({ status: 304 })).toEqual([]))
  test('another status is', () => expect(told({ status: 202 })[0]).toMatch(/^undocumented-status/))
  test('without bodies only checks that need none run, with a note', () => {
    const looks = watch()
    const found = looks.see(call({ path: '/v1/notes/?page=0', came: { results: [{}] } }), false)
    expect(found.map(({ rule }) => rule)).toEqual(['request-wrong-parameter'])
    expect(looks.report('har', 'x').notes).toEqual([expect.stringMatching(/without them: 1\.$/)])
  })
})

describe('what is watched', () => {
  testRows<[string, Over]>([
    ['what is not below the paths of the contract', { path: '/config.json' }],
    ['what a browser asks before a call', { method: 'OPTIONS', path: '/v1/x/' }],
    ['proposals', { path: '/v1/proposals/', came: {} }],
  ])('not %s', (_, over) => expect(told(over)).toEqual([]))
  test('proposals when they are wanted', () =>
    expect(told({ path: '/v1/proposals/', came: {} }, { includeAssumed: true })).toHaveLength(2))
  test('only what is named', () => {
    expect(told({ path: '/v1/notes/?page=0' }, { only: ['getNote'] })).toEqual([])
    expect(told({ path: '/v1/x/' }, { only: ['getNote'] })).toEqual([])
  })
  test('below what a target has before the paths', () => {
    const drift = { came: { results: [{ id: 'x', email: 'a@b.test' }] } }
    expect(told({ path: '/api/v1/notes/', ...drift }, { target: 'https://host.test/api' })).toHaveLength(1)
    expect(told({ path: '/api/v1/notes/', ...drift }, { target: 'https://other.test/api' })).toEqual([])
  })
  test('the report says what was called', () => {
    const looks = watch()
    looks.see(call({}))
    const { requests, coverage, seed } = looks.report('proxy', 'x')
    expect([requests, seed]).toEqual([1, null])
    expect(coverage.map(({ operation, statuses, leftOut }) => [operation, statuses, leftOut])).toEqual([
      ['listNotes', { 200: 1 }, null],
      ['createNote', {}, 'was not called'],
      ['getNote', {}, 'was not called'],
      ['listProposals', {}, expect.stringContaining('assumed')],
    ])
  })
})
