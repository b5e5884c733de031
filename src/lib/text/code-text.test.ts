import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { codeText } from './code-text.ts'

testRows([
  [' 123456 ', '123456'],
  ['123 456', '123456'],
  ['123\u00a0456', '123456'],
  ['123-456', '123456'],
  ['123\u2011456', '123456'],
  ['123\u2013456', '123456'],
  ['123\u2212456', '123456'],
  ['\u200b123\u2060456\ufeff', '123456'],
  ['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
  ['12a456', '12a456'],
  ['12345\u0000', '12345\u0000'],
])('the code %j is sent as %j', (typed, sent) => {
  expect(codeText(typed)).toBe(sent)
})
