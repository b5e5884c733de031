import { describe, expect, test } from 'vitest'
import { hipForm } from '#tests/dom/hip-form.ts'
import { checkText } from './json-check.ts'
import { lineOf, readJson } from './json-lines.ts'
import { testRows } from '#tests/support/table.ts'

const text = JSON.stringify(hipForm, null, 2)

describe('a text that is no JSON tells the first place that is wrong', () => {
  testRows([
    ['', 1, 1, 'value'],
    ['{\n  "a": 1,\n}', 3, 1, 'key'],
    ['{\n  "a" 1\n}', 2, 7, 'colon'],
    ['[\n  1\n  2\n]', 3, 3, 'commaOrEnd'],
    ['{}\n{}', 2, 1, 'end'],
    ['{\n  "a": "open\n}', 2, 8, 'string'],
    ['["\\x"]', 1, 2, 'string'],
    ["{'a': 1}", 1, 2, 'key'],
    ['[01]', 1, 3, 'commaOrEnd'],
    ['[undefined]', 1, 2, 'value'],
    [`[${'['.repeat(5000)}`, 1, 202, 'value'],
  ])('%s', (wrong, line, column, wanted) => {
    expect(readJson(wrong)).toEqual({ ok: false, line, column, wanted })
  })
})

testRows(['{}', '[1, -2.5e3, "a\\u00e9\\n", true, null, {"b": []}]', ' 1 ', text])(
  'what JSON.parse takes is taken, with the same value',
  (right) => {
    const read = readJson(right)
    expect(read.ok && read.value).toEqual(JSON.parse(right))
  },
)

test('every path has its line; what is missing has that of the thing around it', () => {
  const read = readJson('{\n  "pages": [\n    {\n      "key": "a"\n    }\n  ]\n}')
  if (!read.ok) throw new Error('no JSON')
  expect(lineOf(read.lines, ['pages', 0, 'key'])).toBe(4)
  expect(lineOf(read.lines, ['pages', 0, 'title'])).toBe(3)
  expect(lineOf(read.lines, [])).toBe(1)
})

describe('a text that is no form tells where, and what the contract wants', () => {
  const broken = (from: string | RegExp, to: string) => {
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    const checked = checkText(changed)
    return checked.ok || checked.kind === 'syntax' ? [] : checked.issues
  }
  const line = (part: string) => text.split('\n').findIndex((one) => one.includes(part)) + 1

  test('a form is one', () => expect(checkText(text)).toEqual({ ok: true, form: hipForm }))
  test('a wrong kind of value', () => {
    expect(broken('"max": 10', '"max": "ten"')).toMatchObject([
      { code: 'type', line: line('"max": 10'), path: ['pages', 0, 'fields', 0, 'max'], detail: 'number' },
    ])
  })
  test('too big', () => {
    expect(broken('"max": 10', '"max": 11')).toMatchObject([
      { code: 'tooBig', detail: '10', line: line('"max": 10') },
    ])
  })
  test('an unknown key', () => {
    expect(broken('"required": true', '"requierd": true')).toMatchObject([
      { code: 'unknownKey', detail: 'requierd' },
    ])
  })
  test('missing', () => {
    expect(broken('"version": 2,', '')).toMatchObject([{ code: 'missing', path: ['version'], line: 1 }])
  })
  test('a key of the wrong form', () => {
    expect(broken('"key": "uses_cane"', '"key": "Uses Cane"')).toMatchObject([{ code: 'format' }])
  })
  test('an unknown type', () => {
    expect(broken('"type": "boolean"', '"type": "bool"')).toMatchObject([
      { code: 'value', place: { kind: 'question', page: 0, at: 1 } },
    ])
  })
  testRows(['[]', 'null', '"form"', '{"__proto__": {}}'])('%s is no form', (other) => {
    expect(checkText(other).ok).toBe(false)
  })
})
