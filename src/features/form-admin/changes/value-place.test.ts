import { expect } from 'vitest'
import { valuePlace } from './value-place.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['/title/en-ca', 'form', '', ['title', 'en-ca']],
  ['/pages', 'form', '', ['pages']],
  ['/pages/pain/fields', 'page', 'pain', ['fields']],
  ['/pages/pain/title/fr-ca', 'page', 'pain', ['title', 'fr-ca']],
  ['/pages/pain/fields/cane/label/fr-ca', 'question', 'cane', ['label', 'fr-ca']],
  ['/pages/pain/fields/pills/fields', 'question', 'pills', ['fields']],
  ['/pages/pain/fields/pills/fields/dose/unit/en-ca', 'question', 'dose', ['unit', 'en-ca']],
  ['/alerts/fever/what_to_do', 'alert', 'fever', ['what_to_do']],
  ['status', 'form', '', []],
] as const)('%s', (path, what, key, rest) => {
  expect(valuePlace(path)).toEqual({ what, key, rest })
})
