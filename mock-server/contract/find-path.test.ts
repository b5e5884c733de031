import { expect, test } from 'vitest'
import { pathOf } from './api-path.ts'
import type { OperationSpec } from './document.ts'
import { operationSpecs } from './document.ts'
import { pathFinder } from './find-path.ts'
import { testRows } from '#tests/support/table.ts'

const find = pathFinder(operationSpecs)
const id = '00000000-0000-4000-8000-000000000001'

/** The operation and the parameters that a GET of an address comes to. */
function found(address: string) {
  const { methods, params } = find(pathOf(`http://localhost:4010${address}`)) ?? {}
  return methods && { id: methods.get('GET')?.id, params }
}

testRows(operationSpecs)('$id is found at its path', (spec) => {
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = names.reduce((filled, name) => filled.replace(`{${name}}`, `a-${name}`), spec.path)
  const { methods, params } = find(path) ?? {}
  expect(methods?.get(spec.method.toUpperCase())).toBe(spec)
  expect(params).toEqual(Object.fromEntries(names.map((name) => [name, `a-${name}`])))
})

testRows([
  '/v1/tasks',
  '/v1/tasks//',
  `/v1/tasks/${id}`,
  '/v1/',
  '/v1',
  '/v1/tasks/a/b/',
  '/V1/tasks/',
  '/v1/%2F/',
])('%s is nothing', (address) => expect(found(address)).toBeUndefined())

testRows([
  [`/v1/tasks/${id}/?page=2#top`, 'getTask', { id }],
  ['/v1/%74asks/', 'listTasks', {}],
  ['/v1/tasks/a%20b%C3%A9/', 'getTask', { id: 'a bé' }],
  ['/v1/tasks/a%2Fb/', 'getTask', { id: 'a/b' }],
  ['/v1/tasks/50%25/', 'getTask', { id: '50%' }],
  ['/v1/tasks/50%/', 'getTask', { id: '50%' }],
])('%s is %s, with its characters as they are meant', (address, operation, params) =>
  expect(found(address)).toEqual({ id: operation, params }),
)

test('a fixed segment wins over a parameter, and where it leads nowhere the parameter is tried', () => {
  const spec = (path: string) => ({ path, method: 'get' }) as OperationSpec
  const [list, one, part] = ['/v1/a/all/', '/v1/a/{id}/', '/v1/a/{id}/part/'].map(spec)
  const at = pathFinder([one, list, part].flatMap((each) => each ?? []))
  expect(at('/v1/a/all/')?.methods.get('GET')).toBe(list)
  expect(at('/v1/a/x/')?.methods.get('GET')).toBe(one)
  expect(at('/v1/a/all/part/')).toMatchObject({ params: { id: 'all' } })
})
