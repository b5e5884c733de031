// Every text exists in both languages, is filled with the same values, and is really translated.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sameInBoth } from './same-in-both.ts'
import { root } from './source.ts'
import { flatten, frenchTypography, hasWords, placeholders, type Texts } from './texts.ts'
import { testRows } from '#tests/support/table.ts'

const folder = (locale: string) => path.join(root, 'locales', locale)

/** All dictionaries of a locale as one: the shell words, and each namespace below its name. */
const load = async (locale: string): Promise<Texts> => {
  const spaces = readdirSync(folder(locale), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const read = async (at: string) =>
    ((await import(path.join(at, 'index.ts'))) as { default: object }).default
  const shell = flatten(await read(folder(locale)))
  const parts = await Promise.all(
    spaces.map(async ({ name }) => flatten(await read(path.join(folder(locale), name)), `${name}.`)),
  )
  return new Map([shell, ...parts].flatMap((texts) => [...texts]))
}

const [english, french] = await Promise.all([load('en-ca'), load('fr-ca')])
const both = [...english].map(([key, en]) => ({ key, en, fr: french.get(key) ?? '' }))

describe('texts', () => {
  test('the reader sees them', () => expect(english.size).toBeGreaterThan(150))
  test('both languages have the same keys', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort())
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
