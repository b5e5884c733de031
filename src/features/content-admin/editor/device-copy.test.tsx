import { afterEach, expect, test } from 'vitest'
import { contentDraft } from './device-copy.ts'
import { valuesOf } from './content-values.ts'
import { content } from '#tests/dom/contents.ts'

const known = valuesOf(content())
const draft = { values: known, base: known, revision: 3, at: '2026-11-20T19:05:00.000Z' }
const store = contentDraft('u', 'c', known)
const stored = (value: object) => {
  localStorage.setItem(store.key, JSON.stringify(value))
  return store.read()
}

afterEach(() => localStorage.clear())

test('a copy comes back as it was written', () => {
  expect(stored(draft)).toEqual(draft)
})

test.each([
  ['its values', { values: { ...known, tags: [1] } }],
  ['a pair of texts', { values: { ...known, title: null } }],
  ['what it began with', { base: { ...known, minutes: 5 } }],
  ['its revision', { revision: '3' }],
  ['its time', { at: 'yesterday' }],
])('a copy is left out when %s cannot be read', (_, broken) => {
  expect(stored({ ...draft, ...broken })).toBeUndefined()
})
