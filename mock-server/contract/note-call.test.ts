import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { noChanges } from '../store/changes.ts'
import { apartFromJourneys, collectionOf, noteCall } from './note-call.ts'

const noted = (
  id: 'createPatient' | 'completeTask' | 'createCondition' | 'filterProcessInstances' | 'searchPeople',
  path: string,
) => {
  const changes = noChanges()
  noteCall(changes, { id, method: 'post', path })
  return [changes.count, changes.many]
}

test('a write is noted; one that does not change journeys keeps their cached lists', () => {
  expect(noted('createPatient', '/v1/patients/')).toEqual([1, 1])
  expect(noted('createCondition', '/v1/conditions/')).toEqual([1, 0])
  expect(noted('completeTask', '/v1/tasks/{id}/complete/')).toEqual([1, 0])
})

test('a filter that is sent as a body changes nothing', () => {
  expect(noted('filterProcessInstances', '/v1/process-instances/filter/')).toEqual([0, 0])
  expect(noted('searchPeople', '/v1/organizations/{id}/people/search/')).toEqual([0, 0])
})

test('every collection listed separately is in the contract', () => {
  const known = new Set(Object.keys(contract.paths).map((path) => collectionOf({ path })))
  expect([...apartFromJourneys].filter((collection) => !known.has(collection))).toEqual([])
})
