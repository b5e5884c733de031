// ADMIN-01, CALL-54: variables are written with the chosen type.
import { describe, expect, test } from 'vitest'
import type { VariableValue } from '#generated/model/index.ts'
import { draftAs, draftOf, type DraftProblem, isName, type Kind, kindOf, parseDraft } from './typed-value.ts'
import { testRows } from '#tests/support/table.ts'

const values: [Kind, VariableValue][] = [
  ['text', 'left'],
  ['text', ''],
  ['text', 'Dec. 10'],
  ['text', '2026-02-30'],
  ['number', 0],
  ['number', -2.5],
  ['boolean', true],
  ['boolean', false],
  ['date', '2026-12-10'],
  ['json', ['stairs', 'shoes']],
  ['json', []],
  ['json', { side: 'left', points: [1, { two: null }] }],
  ['null', null],
]

testRows(values)('%s: %j is shown as such, and read back as it was', (kind, value) => {
  expect(kindOf(value)).toBe(kind)
  expect(parseDraft(draftOf(value))).toEqual({ value })
})

describe('what cannot be read says why', () => {
  testRows<[Kind, string, DraftProblem]>([
    ['number', '', 'number'],
    ['number', 'four', 'number'],
    ['number', 'Infinity', 'number'],
    ['boolean', '', 'boolean'],
    ['date', '', 'date'],
    ['date', '2026-12', 'date'],
    ['date', '2026-02-30', 'date'],
    ['json', '', 'json'],
    ['json', '{"side": left}', 'json'],
    ['json', '["a", 1]', 'jsonKind'],
    ['json', '4', 'jsonKind'],
    ['json', 'null', 'jsonKind'],
  ])('%s: %j', (kind, text, problem) => {
    expect(parseDraft({ kind, text })).toEqual({ problem })
  })
})

test('a number may be written as one does in French', () => {
  expect(parseDraft({ kind: 'number', text: ' 2,5 ' })).toEqual({ value: 2.5 })
})

test('changing the type keeps a text that is valid for it', () => {
  expect(draftAs('json', { kind: 'text', text: '["a"]' })).toEqual({ kind: 'json', text: '["a"]' })
  expect(draftAs('boolean', { kind: 'text', text: 'maybe' })).toEqual({ kind: 'boolean', text: '' })
  expect(draftAs('boolean', { kind: 'text', text: 'true' })).toEqual({ kind: 'boolean', text: 'true' })
  expect(draftAs('date', { kind: 'text', text: 'Dec. 10' })).toEqual({ kind: 'date', text: '' })
})

testRows([
  ['side', true],
  ['_a1', true],
  ['', false],
  ['1st', false],
  ['a b', false],
  ['é', false],
  ['a'.repeat(101), false],
])('the name %j fits: %s', (name, fits) => expect(isName(name)).toBe(fits))
