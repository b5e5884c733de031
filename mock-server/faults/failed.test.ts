import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { failedWith } from './failed.ts'

const json = (detail: string) => ['application/json', JSON.stringify({ detail })]
const page = (title: string) => ['text/html', `<html><body><h1>${title}</h1></body></html>`]

testRows([
  [400, json('Bad request.')],
  [401, json('Given token not valid for any token type')],
  [403, json('You do not have permission to perform this action.')],
  [404, json('Not found.')],
  [409, json('Conflict.')],
  [413, json('The file is too big.')],
  [415, json('Unsupported media type.')],
  [422, json('Unprocessable entity.')],
  [429, json('Request was throttled.')],
  [500, json('Internal server error.')],
  [502, page('502 Bad Gateway')],
  [503, page('503 Service Unavailable')],
  [504, page('504 Gateway Timeout')],
  [418, json('Answered 418 by a fault.')],
  [204, ['application/json', '']],
  [205, ['application/json', '']],
  [304, ['application/json', '']],
])('a %i says so', async (status, [type, text]) => {
  const response = failedWith(status)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    status,
    type,
    text,
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '1' : null)
})

testRows([
  ['in words', ['text/plain', 'in words']],
  [{ name: ['Wrong.'] }, ['application/json', '{"name":["Wrong."]}']],
])('a body of one’s own goes out: %j', async (body, answer) => {
  const response = failedWith(503, body, { 'retry-after': '5' })
  expect([response.headers.get('content-type'), await response.text()]).toEqual(answer)
  expect(response.headers.get('retry-after')).toBe('5')
})
