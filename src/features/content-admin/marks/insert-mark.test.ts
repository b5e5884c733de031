import { expect, test } from 'vitest'
import { insertBlock, insertMark, pictureMark } from './insert-mark.ts'
import { testRows } from '#tests/support/table.ts'

const samples = { heading: 'Heading', item: 'Item', words: 'words' }
const at = (text: string, from: number, to = from) => ({ text, from, to })

testRows([
  ['bold', at('Hold on', 5, 7), 'Hold **on**', 'on'],
  ['bold', at('', 0), '**words**', 'words'],
  ['link', at('See us', 4, 6), 'See [us](https://)', 'us'],
  ['heading', at('a\nb', 3), 'a\n## b', 'b'],
  ['heading', at('', 0), '## Heading', 'Heading'],
  ['list', at('a\nb', 0, 3), '- a\n- b', 'a\n- b'],
  ['list', at('- a', 3), '- a', 'a'],
] as const)('%s of %o is %j', (mark, selected, text, chosen) => {
  const after = insertMark(selected, mark, samples)
  expect(after.text).toBe(text)
  expect(after.text.slice(after.from, after.to)).toBe(chosen)
})

test('an image gets its own line, with its alternative text', () => {
  expect(pictureMark('1', String.raw`a [b] \c`)).toBe(String.raw`![a \[b\] \\c](media:1)`)
  expect(insertBlock(at('one\ntwo', 3), 'X')).toEqual({ text: 'one\n\nX\n\ntwo', from: 6, to: 6 })
  expect(insertBlock(at('', 0), 'X').text).toBe('X')
})
