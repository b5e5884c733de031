// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { draftStore, parseDraft } from './medication-draft.ts'
import { emptyMedication } from './medication-values.ts'

const values = { ...emptyMedication, name: 'Ginger', times: ['8:00', ''] }
const store = draftStore('maya', 'p')

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('HEALTH-07: what was typed comes back as it was, and goes when it is saved', () => {
  expect(store.read()).toBeUndefined()
  expect(store.write(values)).toBe(true)
  expect(store.read()?.values).toEqual(values)
  expect(draftStore('luc', 'p').read()).toBeUndefined()
  expect(draftStore('maya', 'other').read()).toBeUndefined()
  store.remove()
  expect(store.read()).toBeUndefined()
})

test('F21: it is named as other drafts are, so that it leaves the device with the person', () => {
  store.write(values)
  expect(Object.keys(localStorage)).toEqual(['draft:maya:medication-p'])
})

test.each([
  ['nothing', null],
  ['no JSON', '{"values":'],
  ['a list', '[]'],
  ['no date', JSON.stringify({ values, updatedAt: 'yesterday' })],
  ['an answer that is missing', JSON.stringify({ values: { name: 'x' }, updatedAt: '2026-11-20T19:05:00Z' })],
  [
    'a frequency that nobody knows',
    JSON.stringify({ values: { ...values, frequency: 'hourly' }, updatedAt: '2026-11-20T19:05:00Z' }),
  ],
  [
    'days that are none',
    JSON.stringify({ values: { ...values, days: ['someday'] }, updatedAt: '2026-11-20T19:05:00Z' }),
  ],
])('%s is ignored', (_, text) => expect(parseDraft(text)).toBeUndefined())

test('F54, F55: a storage that is full or switched off is no crash', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse })
  expect(store.write(values)).toBe(false)
  expect(store.read()).toBeUndefined()
  expect(() => store.remove()).not.toThrow()
})
