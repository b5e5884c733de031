import { describe, expect, test } from 'vitest'
import { definition } from '#tests/dom/forms.ts'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { keyFrom } from '#src/lib/text/key-from.ts'
import { beginSchema, firstValues } from './begin-schema.ts'
import { parseForm } from '../write/device-form.ts'
import { readImport } from './read-import.ts'
import { testRows } from '#tests/support/table.ts'

describe('a file that is imported (ROUTE-06)', () => {
  test('is a form, also with a mark at its beginning', () => {
    const text = JSON.stringify(definition('Your hip'))
    expect(readImport(text)).toEqual({ kind: 'form', definition: definition('Your hip') })
    expect(readImport(`\uFEFF${text}`).kind).toBe('form')
  })

  test('that is not JSON tells a line', () => {
    const read = readImport('{\n  "key": "a",\n  oops\n}')
    expect(read).toEqual({ kind: 'notJson', line: expect.any(Number) })
  })

  testRows([
    ['a list', '[]', '/'],
    ['nothing', 'null', '/'],
    ['no pages', '{"key":"a","version":1,"title":{"en-ca":"A"}}', '/pages'],
    [
      'a question of an unknown kind',
      JSON.stringify({
        ...definition('A'),
        pages: [{ key: 'p', title: { 'en-ca': 'P' }, fields: [{ type: 'moon' }] }],
      }),
      '/pages/0/fields/0/type',
    ],
    [
      'a question without words',
      JSON.stringify({
        ...definition('A'),
        pages: [{ key: 'p', title: { 'en-ca': 'P' }, fields: [{ type: 'boolean', key: 'a' }] }],
      }),
      '/pages/0/fields/0/label',
    ],
  ])('%s is named by its place', (_, text, pointer) => {
    const read = readImport(text)
    expect(read.kind === 'notForm' && read.places.map((place) => place.pointer)).toContain(pointer)
  })
})

test('a key is made of small letters, digits and hyphens, whatever it comes from', () => {
  expect(keyFrom('Journal d’été n° 2')).toBe('journal-d-ete-n-2')
  expect(keyFrom('42 <b>x</b>')).toBe('b-x-b')
  expect(keyFrom('日本')).toBe('')
})

test('a new form needs a key and a title in one language, and an imported one its file', () => {
  const empty = firstValues({ kind: 'new' })
  const problems = (values: Partial<typeof empty>, kind: 'new' | 'import' = 'new') =>
    schemaProblems(beginSchema(kind), { ...empty, ...values })
  const title = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })
  expect(problems({})).toEqual({ key: 'keyEmpty', 'title.en-ca': 'titleEmpty' })
  expect(problems({ key: 'A b', title: title('', 'x') })).toEqual({ key: 'keyWrong' })
  expect(problems({ key: 'a-1', title: title('x', '') })).toEqual({})
  expect(problems({ key: 'a-1', title: title('x', '') }, 'import')).toEqual({ definition: 'fileEmpty' })
  expect(problems({ definition: { kind: 'notJson', line: 1 } }, 'import').definition).toBe('fileBroken')
})

testRows([{}, { definition: 1 }, { definition: {}, revision: 1, at: 'x' }])(
  'a copy on the device that is none is ignored: %j',
  (stored) => expect(parseForm(stored)).toBeUndefined(),
)
