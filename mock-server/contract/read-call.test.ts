import { expect, test } from 'vitest'
import { operationSpecs } from './document.ts'
import { parsedQuery } from './read-call.ts'

const spec = (name: string) => {
  const found = operationSpecs.find(({ id }) => id === name)
  if (!found) throw new Error(`${name} is gone`)
  return found
}

const address = 'http://localhost:4010/v1/tasks/?ordering=due_at,-priority&page_size=3'

test('a query is parsed once and immutable', () => {
  const query = parsedQuery(spec('listTasks'), address)
  expect(query).toEqual({ page: 1, page_size: 3, ordering: ['due_at', '-priority'] })
  expect(parsedQuery(spec('listTasks'), address.replace('localhost', 'w1.localhost'))).toBe(query)
  expect(Object.isFrozen(query) && Object.isFrozen(Object(query).ordering)).toBe(true)
})

test('the same text means something else to another operation', () => {
  const [tasks, patients] = ['listTasks', 'listPatients'].map((id) =>
    parsedQuery(spec(id), 'http://x/?page=2'),
  )
  expect(patients).not.toBe(tasks)
})

test('a query that does not fit is refused every time', () => {
  for (const _ of [1, 2]) expect(() => parsedQuery(spec('listTasks'), 'http://x/?page=no')).toThrow('400')
})
