import { describe, expect, test } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { operationsOfDocument } from './support/document.ts'
import { statedOperations } from './support/known-operations.ts'

test('the tests see the contract', () => expect(operationsOfDocument.length).toBeGreaterThanOrEqual(37))

describe('every operation', () => {
  testRows(operationsOfDocument)('$method $path: has a name, one tag and a summary', (operation) => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(operation.tags).toHaveLength(1)
    expect(operation.summary).not.toBe('')
  })

  testRows(operationsOfDocument)('$method $path: its path ends with a slash (CALL-08)', (operation) =>
    expect(operation.path).toMatch(/^\/v1\/.*\/$/),
  )

  testRows(operationsOfDocument)('$method $path: says how it succeeds and how it refuses', (operation) => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
    const has = (place: string) => operation.parameters.some((one) => one.in === place)
    if (!operation.isOpen) expect(statuses).toEqual(expect.arrayContaining(['401', '403']))
    if (operation.body !== undefined || has('query')) expect(statuses).toContain('400')
    if (has('path')) expect(statuses).toContain('404')
  })

  testRows(operationsOfDocument)('$method $path: every refusal has a body', (operation) => {
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect('content' in answer, status).toBe(status !== '204')
    }
  })

  testRows(operationsOfDocument)(
    '$method $path: names the language, the island and the call (CALL-04, CALL-05)',
    (operation) => {
      const headers = operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name)
      const revised = operation.responses['412'] === undefined ? [] : ['If-Match']
      const others = headers.filter((name) => name !== 'Idempotency-Key')
      expect(others.toSorted()).toEqual(['Accept-Language', ...revised, 'x-island', 'x-request-id'])
    },
  )
})

test('the 30 product calls of the source documents are all there, and only the others are assumed (CALL-68)', () => {
  const stated = operationsOfDocument.filter(({ isAssumed }) => !isAssumed)
  const names = stated.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`)
  expect(names.toSorted()).toEqual(statedOperations.toSorted())
})
