import { expect, test } from 'vitest'
import { noChanges } from '../store/changes.ts'
import { knownAnswer, lastingAnswer, remember } from './known-answers.ts'

const head = { status: 200, headers: {} }
const state = () => ({ changes: noChanges(), count: 0 })

test('the last hundred new answers are kept', () => {
  for (let question = 0; question <= 100; question += 1) remember(`q${question}`, '{}', undefined, head)
  expect([knownAnswer('q0', {}, undefined), knownAnswer('q1', {}, undefined)?.status]).toEqual([
    undefined,
    200,
  ])
})

test('a short answer is kept as text, a long one as the bytes that go out', () => {
  const kinds = [1998, 1999, 2000].map((length) => {
    const { json } = remember('long', JSON.stringify('x'.repeat(length - 2)), undefined, head)
    return [typeof json, json?.length]
  })
  expect(kinds).toEqual([
    ['string', 1998],
    ['string', 1999],
    ['object', 2000],
  ])
})

test('an answer is given again to the same state of the same world, and to the same body', () => {
  const now = state()
  const answer = remember('q', '{"a":1}', now, head)
  expect(lastingAnswer('q', now.changes)).toBe(answer)
  now.changes.count += 1
  expect(lastingAnswer('q', now.changes)).toBeUndefined()
  expect(lastingAnswer('q', noChanges())).toBeUndefined()
  expect(lastingAnswer('nobody asked', now.changes)).toBeUndefined()
  expect(knownAnswer('q', { a: 2 }, undefined)).toBeUndefined()
  expect(knownAnswer('q', { a: 1 }, { changes: now.changes, count: now.changes.count })).toBe(answer)
  expect(lastingAnswer('q', now.changes)).toBe(answer)
})
