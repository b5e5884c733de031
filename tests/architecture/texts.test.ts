// Every text exists in both languages, is filled with the same values, and is really translated.
import { describe, expect, test } from 'vitest'
import { both, english, french } from './both.ts'
import { sameInBoth } from './same-in-both.ts'
import { files, textOf } from './source.ts'
import { flatten, frenchTypography, hasWords, placeholders } from './texts.ts'
import { testRows } from '#tests/support/table.ts'

/** Texts that code reaches without naming them: by a name it puts together, as a list, or for a code of the server. */
const REACHED = [
  /^settings\.features\.\w+Effect$/,
  /^contents\.status\.\w+Help$/,
  /^auth\.rules\.\w+Rule$/,
  /^formFields\.fileType\./,
  /^records\.procedureNames\./,
  // ERR-26, ERR-27 and ERR-42 to ERR-67 ask that the catalogue has them.
  /^errors\.(oauth|catalogue\.)/,
]

describe('texts', () => {
  test('the reader sees them', () => expect(english.size).toBeGreaterThan(150))
  test('both languages have the same keys', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
  })
  test('each is named by the portal or by a value of the contract', () => {
    const code = files.filter((file) => /^(src|generated\/model)\//.test(file) && !file.includes('.test.'))
    const names = new Set(code.flatMap((file) => textOf(file).match(/[\w-]+/g)))
    const isUsed = (key: string) => names.has(key.split('.').at(-1) ?? '')
    expect(
      [...english.keys()].filter((key) => !isUsed(key) && !REACHED.some((one) => one.test(key))),
    ).toEqual([])
  })
  test('none is empty', () => {
    expect(both.filter(({ en, fr }) => !en.trim() || !fr.trim()).map(({ key }) => key)).toEqual([])
  })
  test('both are filled with the same values', () => {
    const different = both.filter(({ en, fr }) => String(placeholders(en)) !== String(placeholders(fr)))
    expect(different).toEqual([])
  })
  test('none is left in English', () => {
    const same = both.filter(({ en, fr }) => en === fr && hasWords(en))
    expect(same.filter(({ en }) => !sameInBoth.includes(en))).toEqual([])
    expect(sameInBoth.filter((text) => !same.some(({ en }) => en === text))).toEqual([])
  })
  test('French is set as French is', () => {
    const marked = both.flatMap(({ key, fr }) =>
      frenchTypography(fr).map((wanted) => `${key}: ${fr} (${wanted})`),
    )
    expect(marked).toEqual([])
  })
})

describe('the checks bite', () => {
  test('placeholders', () => {
    expect(placeholders('Hi {name}, {{count:task|tasks}} by {date:string|long}')).toEqual([
      'count',
      'date',
      'name',
    ])
    expect(placeholders('{count} {{task|tasks}} {{s}}')).toEqual(['count'])
    expect(placeholders('{0} {1:number}')).toEqual(['0', '1'])
  })
  test('words to translate', () => {
    expect(hasWords('{count} / {total}')).toBe(false)
    expect(hasWords('{count} {{task|tasks}}')).toBe(true)
  })
  testRows([
    ['Vraiment?', 1],
    ['Vraiment\u00a0?', 0],
    ['Nom : Luc', 1],
    ['Nom\u00a0: Luc', 0],
    ['à 14:05', 0],
    ['«Oui»', 1],
    ['«\u00a0Oui\u00a0»', 0],
    ['100 %', 1],
    ['100\u00a0%', 0],
    ["l'avis", 1],
    ['{name:string}, l’avis', 0],
  ])('French typography: %s', (text, found) => expect(frenchTypography(text)).toHaveLength(found))
  test('a value that is no text', () => expect(() => flatten({ a: { b: 1 } })).toThrow('a.b is not a text'))
})
