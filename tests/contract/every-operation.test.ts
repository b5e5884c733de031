// Every operation is called once in earnest; the answer is parsed by the zod of its status.
import { beforeEach, expect, test } from 'vitest'
import { operations } from '#mock-server/operations/operations.ts'
import { permissions } from '#mock-server/permissions.ts'
import { app, freshWorld } from './support/app.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import { samples } from './support/samples.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

test('permissions and samples cover the contract, no more and no less', () => {
  const ids = operationsOfDocument.map(({ operationId }) => operationId).toSorted()
  expect(Object.keys(permissions).toSorted()).toEqual(ids)
  expect(Object.keys(samples).toSorted()).toEqual(ids)
})

test('every operation is written by hand; the generated mock answers none', () => {
  const missing = operationsOfDocument.filter(({ operationId }) => !Object.hasOwn(operations, operationId))
  expect(missing.map(({ operationId }) => operationId)).toEqual([])
})

testRows(operationsOfDocument, freshWorld)(
  '$operationId answers as the contract says',
  async ({ operationId, method, responses }) => {
    const sample = Object.entries(samples).find(([id]) => id === operationId)?.[1]
    if (!sample) throw new Error(`There is no sample of ${operationId}`)
    const { path, ...sent } = typeof sample === 'function' ? await sample() : sample
    const reply = await call(app, method, path, sent)
    const success = Object.keys(responses).find((status) => status.startsWith('2'))
    expect([operationId, String(reply.status), reply.text]).toEqual([operationId, success, reply.text])
    expectContract(operationId, reply)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-language')).toBe('en-ca')
    expect(Object.hasOwn(responses[success ?? '']?.headers ?? {}, 'Location')).toBe(
      reply.headers.has('location'),
    )
  },
)
