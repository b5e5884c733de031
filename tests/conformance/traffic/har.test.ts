import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exchange } from '../support/made-up.ts'
import { runOptions } from '../support/run-options.ts'
import { contract } from '../support/small-contract.ts'
import { checkHar } from './check-har.ts'
import { readHar } from './read-har.ts'
import { harOf } from './write-har.ts'
import { testRows } from '#tests/support/table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'har-'))
const fileOf = (text: string) => {
  const file = path.join(folder, 'traffic.har')
  writeFileSync(file, text)
  return file
}
const entry = (over: object = {}, response: object = {}) => ({
  time: 5,
  request: {
    method: 'get',
    url: 'https://host.test/v1/notes/',
    headers: [
      { name: 'X-Island', value: 'north' },
      { name: ':authority', value: 'host.test' },
    ],
    ...over,
  },
  response: {
    status: 200,
    headers: [],
    content: { mimeType: 'application/json', size: 30, text: '{"results":[{"id":1}]}' },
    ...response,
  },
})
const har = (...entries: unknown[]) => fileOf(JSON.stringify({ log: { entries } }))

test('what is written can be read again', () => {
  const recorded = { exchange, started: '2026-11-22T14:00:00.000Z' }
  expect(readHar(fileOf(harOf([recorded])))).toEqual([{ exchange, whole: true }])
})
test('as a browser writes it: names, packed bodies, bodies that are left out, calls without an answer', () => {
  const text = Buffer.from('{"é":1}').toString('base64')
  const [plain, packed, absent, ...others] = readHar(
    har(
      entry(),
      entry({}, { content: { mimeType: 'application/json', size: 8, text, encoding: 'base64' } }),
      entry({}, { content: { mimeType: 'application/json', size: 8 } }),
      entry({}, { status: 0 }),
      entry({ url: '' }),
    ),
  )
  expect(plain?.exchange.request).toMatchObject({
    method: 'GET',
    headers: { 'x-island': 'north' },
    body: null,
  })
  expect(plain?.exchange.response.headers).toEqual({ 'content-type': 'application/json' })
  expect(packed?.exchange.response.body).toBe('{"é":1}')
  expect(absent?.whole).toBe(false)
  expect(others).toEqual([])
})
test('each call of the contract is checked, both ways', () => {
  const file = har(
    entry(),
    entry({ url: 'https://host.test/v1/notes/?x=1' }),
    entry({ url: 'https://cdn.test/a.js' }),
  )
  const report = checkHar(file, contract, runOptions())
  expect(report).toMatchObject({ mode: 'har', requests: 2 })
  expect(report.findings.map(({ rule, count }) => [rule, count])).toEqual([
    ['missing-required', 2],
    ['request-unknown-parameter', 1],
  ])
})
test('a file without a call of the contract says so', () =>
  expect(checkHar(har(entry()), contract, runOptions({ target: 'https://x.test' })).notes).toEqual([
    expect.stringContaining('No call of'),
  ]))
testRows([
  ['no', 'cannot be read'],
  ['{"log":{}}', 'is not a HAR file'],
])('%s is refused', (text, message) => expect(() => readHar(fileOf(text))).toThrow(message))
