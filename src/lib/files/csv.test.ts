import { expect, test } from 'vitest'
import { csvText } from './csv.ts'
import { testRows } from '#tests/support/table.ts'

test('every cell is quoted, quotes are doubled, lines end with CR LF, and the mark of UTF-8 comes first', () => {
  expect(
    csvText([
      ['Nom', 'État'],
      ['Zoé "Zo" Roy', 'à faire,\nici'],
    ]),
  ).toBe('\ufeff"Nom","État"\r\n"Zoé ""Zo"" Roy","à faire,\nici"\r\n')
})

testRows([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\uff1d1',
  '=HYPERLINK("http://x","y")',
])('no formula comes of %j', (text) =>
  expect(csvText([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`),
)

testRows(['', '5', 'a=b', 'Marie-Ève', '613-555-0100', '2026-11-20'])('%j stays as it is', (text) =>
  expect(csvText([[text]])).toBe(`\ufeff"${text}"\r\n`),
)
