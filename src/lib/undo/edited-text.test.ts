import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { editedText } from './edited-text.ts'

const one = { name: { en: 'a' }, days: 3, isOn: false, rows: [{ text: 'x' }, { text: 'y' }], when: null }

testRows([
  [{ ...one, name: { en: 'ab' } }, '/name/en'],
  [{ ...one, days: null }, '/days'],
  [{ ...one, rows: [one.rows[0], { text: 'yz' }] }, '/rows/1/text'],
  [{ ...one, isOn: true }, undefined],
  [{ ...one, when: { is: 1 } }, undefined],
  [{ ...one, days: 4, name: { en: 'ab' } }, undefined],
  [{ ...one, rows: [one.rows[0]] }, undefined],
  [{ ...one, rows: [...one.rows].reverse() }, undefined],
])('%j: the edited text is at %s', (after, place) => {
  expect(editedText(one, after)).toBe(place)
})
