import { expect } from 'vitest'
import { plainText } from './plain-text.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  ['Hôpital Général', 'hopital general'],
  ['  Clinique de l’Île ', "clinique de l'ile"],
  ['ST. JOHN’S', "st. john's"],
  ['', ''],
])('%j is searched as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
