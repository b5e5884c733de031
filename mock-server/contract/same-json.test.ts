import { expect, test } from 'vitest'
import { sameJson } from './same-json.ts'
import { testRows } from '#tests/support/table.ts'

const row = { id: 'a', name: 'Éloi', due: null, patient: { id: 'b' }, steps: [1, { done: true }], extra: {} }
const parsed: unknown = JSON.parse(JSON.stringify(row))

test('a value that is written alike is the same', () => {
  expect(sameJson(parsed, { ...row, patient: { id: ['b'].join('') } })).toBe(true)
})

testRows<[string, unknown]>([
  ['another value', { ...row, name: 'Eloi' }],
  ['another value deep down', { ...row, steps: [1, { done: false }] }],
  ['one more member', { ...row, more: 1 }],
  ['one more that is written as nothing', { ...row, more: undefined }],
  ['one less', Object.fromEntries(Object.entries(row).slice(1))],
  ['another order', Object.fromEntries(Object.entries(row).toReversed())],
  ['a longer list', { ...row, steps: [...row.steps, null] }],
  ['a list in place of an object', { ...row, extra: [] }],
  ['something that writes itself', { ...row, extra: new Date(0) }],
  ['a number that JSON cannot hold', { ...row, due: Number.NaN }],
  ['nothing', undefined],
])('%s is not', (_, value) => expect(sameJson(parsed, value)).toBe(false))
