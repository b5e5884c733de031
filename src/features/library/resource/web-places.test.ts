import { expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { fileNameOf, webAddress } from './web-places.ts'
import { testRows } from '#tests/support/table.ts'

testRows(
  badInputs('url').filter(({ value }) => /^(javascript|data|file|vbscript):/i.test(String(value).trim())),
)('$id: $value is no place to go to', ({ value }) => expect(webAddress(String(value))).toBeUndefined())

test('T01: nor is what is no address at all', () => {
  expect(webAddress('javascript:alert(1)')).toBeUndefined()
  expect(webAddress('/media/x.pdf')).toBeUndefined()
  expect(webAddress('https://food-guide.canada.ca/en/')?.host).toBe('food-guide.canada.ca')
})

test('a file keeps its name', () => {
  expect(fileNameOf(new URL('https://a.example/media/sac%20d%C3%A9part.pdf'))).toBe('sac départ.pdf')
})
