import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { operationSpecs, requestIdPattern } from '../../mock-server/contract/document.ts'
import { slimContract } from './slim-contract.ts'

const text = readFileSync('generated/openapi.json', 'utf8')

test('the server finds in the slim contract what it finds in the whole one', async () => {
  const slim: unknown = JSON.parse(slimContract(text))
  vi.resetModules()
  vi.doMock('#generated/openapi.json', () => ({ default: slim }))
  const found = await import('../../mock-server/contract/document.ts')
  expect(found.operationSpecs).not.toBe(operationSpecs)
  expect(found.operationSpecs).toEqual(operationSpecs)
  expect(found.requestIdPattern).toEqual(requestIdPattern)
  expect(Object(slim).info.version).toBe(Object(JSON.parse(text)).info.version)
})

test('it is a third of it at most', () => {
  expect(slimContract(text).length).toBeLessThan(text.length / 3)
})
