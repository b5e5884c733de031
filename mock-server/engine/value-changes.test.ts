import { expect, test } from 'vitest'
import { valueChanges } from './value-changes.ts'

const question = (key: string, label: string) => ({ key, label: { 'en-ca': label }, options: ['a', 'b'] })

test('a changed value is reported by its path; named items are matched by name', () => {
  const before = { pages: [{ key: 'pain', fields: [question('cane', 'A cane?')] }] }
  const after = {
    pages: [
      { key: 'new', fields: [] },
      { key: 'pain', fields: [question('cane', 'Cane?')] },
    ],
  }
  expect(valueChanges(before, after)).toEqual([
    { field: '/pages', before: 'pain', after: 'new, pain' },
    { field: '/pages/pain/fields/cane/label/en-ca', before: 'A cane?', after: 'Cane?' },
    { field: '/pages/new/key', before: null, after: 'new' },
  ])
})

test('another order is a change of the list, and of nothing in it', () => {
  const [one, two] = [{ activity_id: 'one' }, { activity_id: 'two' }]
  expect(valueChanges({ steps: [one, two] }, { steps: [two, one] })).toEqual([
    { field: '/steps', before: 'one, two', after: 'two, one' },
  ])
})

test('a list of words is reported as one change, and empty or absent values as nothing', () => {
  const before = { languages: ['en-ca'], banner: null, note: 'x' }
  expect(valueChanges(before, { languages: ['en-ca', 'fr-ca'], banner: 'hip', note: null })).toEqual([
    { field: '/languages', before: 'en-ca', after: 'en-ca, fr-ca' },
    { field: '/note', before: 'x', after: null },
    { field: '/banner', before: null, after: 'hip' },
  ])
  expect(valueChanges(undefined, { tags: [] })).toEqual([])
})

test('what is longer than the contract keeps is cut', () => {
  const [change] = valueChanges(undefined, { ['n'.repeat(300)]: 'v'.repeat(20_000) })
  expect([change?.field.length, change?.after?.length]).toEqual([200, 10_000])
})
