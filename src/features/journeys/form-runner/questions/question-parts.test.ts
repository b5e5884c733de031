import { expect, test } from 'vitest'
import type { FormField } from '#generated/model/index.ts'
import { partsOf } from './question-parts.ts'

const all = Array.from({ length: 40 }, (_, at): FormField => ({
  type: 'text',
  key: `q${at}`,
  label: { 'en-ca': `Question ${at}` },
}))
const page = { key: 'all', title: { 'en-ca': 'All' }, fields: all }
const keys = (fields: readonly FormField[]) =>
  partsOf({ page, fields: [...fields] }).map((part) => [part.key, part.fields.map(({ key }) => key)])

test('a long page is drawn in parts, in the order of its questions', () => {
  const parts = partsOf({ page, fields: all })
  expect(parts.map(({ fields }) => fields.length)).toEqual([15, 15, 10])
  expect(parts.flatMap(({ fields }) => fields)).toEqual(all)
})

test('a question stays in its part, whatever else shows', () => {
  const shown = all.filter((_, at) => at > 13)
  expect(keys(shown).map(([key]) => key)).toEqual([0, 1, 2])
  expect(keys(shown)[1]).toEqual(keys(all)[1])
})
