import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { readCsv, textOfFile } from './read-csv.ts'

testRows<[string, string[][]]>([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\r1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    '"a, b",c\n"say ""hi""\nthere", x ',
    [
      ['a, b', 'c'],
      ['say "hi"\nthere', 'x'],
    ],
  ],
  ['a\n\n1', [['a'], [''], ['1']]],
  ['"a;b",c', [['a;b', 'c']]],
  ['', []],
])('%j has the cells %j', (text, cells) => {
  expect(readCsv(text)).toEqual(cells)
})

testRows<[number[], string]>([
  [[0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  [[0xe9], 'é'],
])('the bytes %j are %j', async (bytes, text) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(text)
})
