import { describe, expect, test } from 'vitest'
import { operationsOfDocument } from './support/document.ts'
import { statedOperations } from './support/known-operations.ts'

test('the tests see the contract', () => expect(operationsOfDocument.length).toBeGreaterThanOrEqual(37))

describe.each(operationsOfDocument)('$method $path', (operation) => {
  test('has a name, one tag and a summary', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(operation.tags).toHaveLength(1)
    expect(operation.summary).not.toBe('')
  })

  test('its path ends with a slash (CALL-08)', () => expect(operation.path).toMatch(/^\/v1\/.*\/$/))

  test('says how it succeeds and how it refuses', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
    const has = (place: string) => operation.parameters.some((one) => one.in === place)
    if (!operation.isOpen) expect(statuses).toEqual(expect.arrayContaining(['401', '403']))
    if (operation.body !== undefined || has('query')) expect(statuses).toContain('400')
    if (has('path')) expect(statuses).toContain('404')
  })

  test('every refusal has a body', () => {
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect('content' in answer, status).toBe(status !== '204')
    }
  })

  test('names the language and the island (CALL-04, CALL-05)', () => {
    const headers = operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name)
    const revised = operation.responses['412'] === undefined ? [] : ['If-Match']
    expect(headers.toSorted()).toEqual(['Accept-Language', ...revised, 'x-island'])
  })
})

test('the 30 product calls of the source documents are all there, and only the others are assumed (CALL-68)', () => {
  const stated = operationsOfDocument.filter(({ isAssumed }) => !isAssumed)
  const names = stated.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`)
  expect(names.toSorted()).toEqual(statedOperations.toSorted())
})
