import { describe, expect, test } from 'vitest'
import type { FormField } from '#generated/model/index.ts'
import type { Answer } from './answers.ts'
import { type Issue, packIssue, unpackIssue } from './issues.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { issueOf, validate } from './validate.ts'
import { testRows } from '#tests/support/table.ts'

const today = '2026-11-20'
const label = { 'en-ca': 'A' }
const options = [
  { value: 'x', label: { 'en-ca': 'X' } },
  { value: 'none', label: { 'en-ca': 'None' }, exclusive: true },
]
const text = { type: 'text', key: 'a', label } as const
const paragraph = { type: 'paragraph', key: 'a', label } as const
const number = { type: 'number', key: 'a', label } as const
const date = { type: 'date', key: 'a', label } as const
const choice = { type: 'choice', key: 'a', label, options } as const
const choices = { type: 'multi_choice', key: 'a', label, options } as const
const scale = { type: 'scale', key: 'a', label, min: 0, max: 10, min_label: label, max_label: label } as const

type Case = [string, FormField, Answer | undefined, Issue | undefined]

const cases: Case[] = [
  ['VAL-35 required text', { ...text, required: true }, ' ', { code: 'required' }],
  ['optional text', text, '', undefined],
  ['VAL-35 required choice', { ...choice, required: true }, undefined, { code: 'selectOption' }],
  ['VAL-35 required choices', { ...choices, required: true }, [], { code: 'selectOption' }],
  ['VAL-35 required scale, zero is an answer', { ...scale, required: true }, 0, undefined],
  [
    'VAL-35 required yes/no, no is an answer',
    { type: 'boolean', key: 'a', label, required: true },
    false,
    undefined,
  ],
  [
    'VAL-35 required yes/no',
    { type: 'boolean', key: 'a', label, required: true },
    undefined,
    { code: 'selectOption' },
  ],
  ['VAL-36 e-mail', { type: 'email', key: 'a', label }, 'maya@portage', { code: 'email' }],
  ['VAL-37 least characters', { ...text, min_length: 3 }, 'ab', { code: 'minCharacters', min: 3 }],
  ['VAL-38 most characters', { ...text, max_length: 2 }, 'abc', { code: 'maxCharacters', max: 2 }],
  [
    'VAL-38 the contract ends at 10 000',
    paragraph,
    'a'.repeat(10_001),
    { code: 'maxCharacters', max: 10_000 },
  ],
  ['VAL-39 least words', { ...paragraph, min_words: 3 }, 'a b', { code: 'minWords', min: 3 }],
  ['VAL-40 most words', { ...paragraph, max_words: 1 }, 'a b', { code: 'maxWords', max: 1 }],
  ['VAL-41 least value', { ...number, min: 1 }, '0', { code: 'minValue', min: 1 }],
  ['VAL-42 most value', { ...number, max: 10 }, '11', { code: 'maxValue', max: 10 }],
  ['VAL-41, VAL-42 both', { ...number, min: 1, max: 10 }, '11', { code: 'betweenValues', min: 1, max: 10 }],
  ['a number with a decimal comma', { ...number, max: 3 }, '2,5', undefined],
  ['no number', number, 'two', { code: 'number' }],
  ['no whole number', { ...number, integer: true }, '2.5', { code: 'wholeNumber' }],
  ['a scale out of its range', scale, 11, { code: 'selectOption' }],
  [
    'VAL-43 pattern with its own words',
    { ...text, pattern: '\\d+', pattern_message: label },
    'x',
    { code: 'pattern', words: label },
  ],
  ['VAL-43 pattern', { ...text, pattern: '\\d+' }, 'x', { code: 'pattern', words: undefined }],
  ['VAL-46 only a year', date, '2026', { code: 'date' }],
  ['VAL-47 no such day', date, '2026-02-30', { code: 'day', last: 28 }],
  ['VAL-60 a day alone', date, '--14', { code: 'dayNeedsMonthAndYear' }],
  ['VAL-46 a year of two digits', date, '26-01-02', { code: 'year' }],
  ['VAL-50 tomorrow', { ...date, not_future: true }, '2026-11-21', { code: 'dateFuture' }],
  ['VAL-50 today', { ...date, not_future: true }, today, undefined],
  ['VAL-49 too long ago', { ...date, within_years: 125 }, '1901-11-19', { code: 'yearsBack', years: 125 }],
  ['VAL-49 just within', { ...date, within_years: 125 }, '1901-11-20', undefined],
  ['VAL-51 too early', { ...date, min: '2026-01-01' }, '2025-12-31', { code: 'dateMin', min: '2026-01-01' }],
  ['VAL-52 too late', { ...date, max: '2026-01-01' }, '2026-01-02', { code: 'dateMax', max: '2026-01-01' }],
  ['VAL-58 phone', { type: 'phone', key: 'a', label }, '123', { code: 'phone' }],
  ['VAL-61 consent', { type: 'consent', key: 'a', label, required: true }, false, { code: 'consent' }],
  ['VAL-61 consent given', { type: 'consent', key: 'a', label, required: true }, true, undefined],
  ['consent that may be declined', { type: 'consent', key: 'a', label }, false, undefined],
  ['consent that nobody touched', { type: 'consent', key: 'a', label }, undefined, undefined],
  ['an option that is gone', choice, 'old', { code: 'selectOption' }],
  ['one of several options is gone', choices, ['x', 'old'], { code: 'selectOption' }],
  [
    'exclusive beside another',
    choices,
    ['x', 'none'],
    { code: 'exclusiveOption', option: { 'en-ca': 'None' } },
  ],
  ['exclusive alone', choices, ['none'], undefined],
  ['a text between questions', { type: 'info', key: 'a', label }, undefined, undefined],
]

describe('one answer', () => {
  testRows(cases)('%s', (_, field, answer, expected) => {
    expect(issueOf(field, answer, today)).toEqual(expected)
  })

  test('a type that is not known is never skipped', () => {
    const later = JSON.parse('{"type":"body_map","key":"a","label":{"en-ca":"Where?"}}') as FormField
    expect(issueOf(later, 'x', today)).toEqual({ code: 'unknown' })
    expect(issueOf(later, undefined, today)).toEqual({ code: 'unknown' })
  })
})

test('only questions that show are checked, in the order of the form', () => {
  expect(Object.keys(validate(hipForm, {}, today))).toEqual(['pain', 'uses_cane'])
  expect(Object.keys(validate(hipForm, { pain: 8, uses_cane: true, fell_on: '2027-01-01' }, today))).toEqual([
    'cane_side',
    'fell_on',
  ])
  expect(validate(hipForm, { pain: 3, uses_cane: false, fell_on: '2027-01-01' }, today)).toEqual({})
})

test('an issue travels as text and comes back', () => {
  const issue = { code: 'pattern', words: label } satisfies Issue
  expect(unpackIssue(packIssue(issue))).toEqual(issue)
})
