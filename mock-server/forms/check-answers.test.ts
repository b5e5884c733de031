import { describe, expect, test } from 'vitest'
import type { FormData, FormDefinition, FormField } from '#generated/model/index.ts'
import { checkAnswers } from './check-answers.ts'
import { holds } from './visibility.ts'
import { testRows } from '#tests/support/table.ts'

const label = { 'en-ca': 'Q', 'fr-ca': 'Q' }
const option = (value: string, exclusive?: boolean) => ({ value, label, ...(exclusive && { exclusive }) })

const formOf = (...fields: FormField[]): FormDefinition => ({
  key: 'f',
  version: 1,
  title: label,
  pages: [{ key: 'p', title: label, fields }],
})

const check = (form: FormDefinition | undefined, sent: FormData, today = '2026-11-20') =>
  checkAnswers(form, sent, { locale: 'en-ca', today })

const problem = (field: FormField, answer: FormData[string]) =>
  check(formOf(field), { [field.key]: answer }).errors[field.key]?.[0] ?? null

describe('each type of question', () => {
  const options = [option('a'), option('b'), option('none', true)]
  testRows<[FormField, FormData[string], string | null]>([
    [{ type: 'text', key: 'q', label, max_length: 3 }, 'abcd', 'Write no more than 3 characters.'],
    [{ type: 'text', key: 'q', label, max_length: 3 }, 'ab😀', null],
    [{ type: 'text', key: 'q', label, min_length: 3 }, 'ab', 'Write at least 3 characters.'],
    [{ type: 'text', key: 'q', label, min_length: 3 }, 'ab😀', null],
    [{ type: 'text', key: 'q', label, pattern: '[A-Z]\\d' }, 'A1', null],
    [
      { type: 'text', key: 'q', label, pattern: '[A-Z]\\d' },
      'A12',
      'This answer is not in the form asked for.',
    ],
    [{ type: 'text', key: 'q', label }, 5, 'Write your answer as text.'],
    [{ type: 'paragraph', key: 'q', label, min_words: 3 }, 'two words', 'Write at least 3 words.'],
    [{ type: 'paragraph', key: 'q', label, min_words: 3 }, ' two words ', 'Write at least 3 words.'],
    [{ type: 'paragraph', key: 'q', label, min_words: 3 }, ' three\n more words ', null],
    [{ type: 'paragraph', key: 'q', label, max_words: 2 }, ' two words ', null],
    [{ type: 'paragraph', key: 'q', label, max_words: 2 }, 'three more words', 'Write no more than 2 words.'],
    [{ type: 'email', key: 'q', label }, 'maya@portage.test', null],
    [{ type: 'email', key: 'q', label }, `${'m'.repeat(64)}@portage.test`, null],
    [{ type: 'email', key: 'q', label }, `${'m'.repeat(65)}@portage.test`, 'Enter a valid email address.'],
    [{ type: 'email', key: 'q', label }, 'maya', 'Enter a valid email address.'],
    [{ type: 'phone', key: 'q', label }, '(613) 555-0100', null],
    [{ type: 'phone', key: 'q', label }, '+1 613.555.0100', null],
    [
      { type: 'phone', key: 'q', label },
      '555-0100',
      'Enter a phone number with 10 digits, or with + and a country code.',
    ],
    [{ type: 'phone', key: 'q', label }, '+33123456789', null],
    [{ type: 'phone', key: 'q', label }, '+16135550142;ext=12', null],
    [
      { type: 'phone', key: 'q', label },
      '+16131550142',
      'Enter a phone number with 10 digits, or with + and a country code.',
    ],
    [{ type: 'number', key: 'q', label, min: 1, max: 5 }, 5, null],
    [{ type: 'number', key: 'q', label, min: 1 }, 0, 'Must be 1 or more.'],
    [{ type: 'number', key: 'q', label, integer: true }, 1.5, 'Enter a whole number.'],
    [{ type: 'number', key: 'q', label }, '5', 'Enter a number.'],
    [{ type: 'scale', key: 'q', label, min: 0, max: 10, min_label: label, max_label: label }, 0, null],
    [
      { type: 'scale', key: 'q', label, min: 0, max: 10, min_label: label, max_label: label },
      11,
      'Must be 10 or less.',
    ],
    [{ type: 'date', key: 'q', label, not_future: true }, '2026-11-20', null],
    [{ type: 'date', key: 'q', label, not_future: true }, '2026-11-21', 'Dates cannot be in the future.'],
    [{ type: 'date', key: 'q', label }, '2026-02-30', 'Enter a date as year, month and day.'],
    [{ type: 'date', key: 'q', label, within_years: 125 }, '1901-11-20', null],
    [
      { type: 'date', key: 'q', label, within_years: 125 },
      '1901-11-19',
      'Must be within the last 125 years.',
    ],
    [{ type: 'boolean', key: 'q', label }, false, null],
    [{ type: 'boolean', key: 'q', label }, 'yes', 'Answer yes or no.'],
    [{ type: 'consent', key: 'q', label, required: true }, false, 'You need to agree.'],
    [{ type: 'consent', key: 'q', label }, 'yes', 'You need to agree.'],
    [{ type: 'choice', key: 'q', label, options }, 'a', null],
    [{ type: 'choice', key: 'q', label, options }, 'z', 'Choose one of the answers.'],
    [{ type: 'multi_choice', key: 'q', label, options }, ['a', 'b'], null],
    [{ type: 'multi_choice', key: 'q', label, options }, ['a', 'a'], 'Choose one of the answers.'],
    [
      { type: 'multi_choice', key: 'q', label, options },
      ['a', 'none'],
      'This answer cannot be combined with others.',
    ],
    [{ type: 'info', key: 'q', label }, 'x', 'This form has no such question.'],
  ])('%j: %j -> %s', (field, answer, expected) => expect(problem(field, answer)).toBe(expected))
})

describe('a signature', () => {
  const signature: FormField = { type: 'signature', key: 'q', label, statement: label, required: true }
  const signed = (answer: FormData[string]) => check(formOf(signature), { q: answer })

  testRows<[FormData[string], string]>([
    [[], 'This field is required.'],
    [[{ name: ' ', signed_on: '2026-11-20' }], 'This field is required.'],
    [[{ signed_on: '2026-11-20' }], 'This field is required.'],
    [[{ name: 'A' }, { name: 'B' }], 'Write your answer as text.'],
    [[{ name: 5 }], 'Write your answer as text.'],
    ['Maya Chen', 'Write your answer as text.'],
    [[{ name: 'Maya\nChen' }], 'This answer is not in the form asked for.'],
    [[{ name: 'x'.repeat(201) }], 'Write no more than 200 characters.'],
  ])('%j: %s', (answer, message) => expect(signed(answer)).toEqual({ answers: {}, errors: { q: [message] } }))

  testRows<[string | undefined, string]>([
    ['2026-11-18', '2026-11-18'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-20'],
    ['yesterday', '2026-11-20'],
    [undefined, '2026-11-20'],
  ])('typed on %s, it is kept as signed on %s', (day, kept) => {
    const row = { name: ' Maya Chen ', ...(day && { signed_on: day }), more: 'x' }
    expect(signed([row])).toEqual({ answers: { q: [{ name: 'Maya Chen', signed_on: kept }] }, errors: {} })
  })

  test('without a name it is no answer where none is needed', () => {
    const optional = formOf({ ...signature, required: false })
    expect(check(optional, { q: [{ name: '', signed_on: '2026-11-20' }] })).toEqual({
      answers: {},
      errors: {},
    })
  })
})

describe('a grid', () => {
  const rows = ['stairs', 'chair'].map((key) => ({ key, label }))
  const grid: FormField = { type: 'matrix', key: 'q', label, rows, options: [option('a'), option('b')] }
  testRows<[FormData[string], boolean, string | null]>([
    [[{ stairs: 'a', chair: 'b' }], true, null],
    [[{ stairs: 'a' }], false, null],
    [[{ stairs: 'a' }], true, 'Choose an answer in each row.'],
    [[], true, 'This field is required.'],
    [[{ stairs: 'z', chair: 'a' }], true, 'Choose one of the answers.'],
    [[{ stairs: 'a', bed: 'a' }], false, 'This form has no such question.'],
    [[{ stairs: 'a' }, { chair: 'a' }], false, 'Answer with a list.'],
    ['a', false, 'Answer with a list.'],
  ])('%j, required %s: %s', (answer, required, message) => {
    const { answers, errors } = check(formOf({ ...grid, required }), { q: answer })
    expect(errors['q']?.[0] ?? null).toBe(message)
    expect(answers).toEqual(message === null ? { q: answer } : {})
  })
})

describe('which answers count', () => {
  const hidden: FormField = {
    type: 'text',
    key: 'why',
    label,
    required: true,
    visible_when: { all: [{ field: 'ok', op: 'eq', value: false }] },
  }
  const form = formOf({ type: 'boolean', key: 'ok', label, required: true }, hidden)

  test('a hidden question is neither asked for nor kept', () => {
    expect(check(form, { ok: true, why: 'because' })).toEqual({ answers: { ok: true }, errors: {} })
    expect(check(form, { ok: false }).errors).toEqual({ why: ['This field is required.'] })
  })

  test('a hidden page hides its questions', () => {
    const [page] = form.pages
    const paged = {
      ...form,
      pages: [
        { ...page, key: 'a', title: label, fields: [{ type: 'boolean', key: 'ok', label } as const] },
        {
          key: 'b',
          title: label,
          visible_when: { any: [{ field: 'ok', op: 'answered' as const }] },
          fields: [{ type: 'text', key: 'x', label, required: true } as const],
        },
      ],
    }
    expect(check(paged, {}).errors).toEqual({})
    expect(check(paged, { ok: false }).errors).toEqual({ x: ['This field is required.'] })
  })

  test('blank text and empty lists are not answers', () => {
    const required = formOf({ type: 'text', key: 'q', label, required: true })
    expect(check(required, { q: '  ' }).errors).toEqual({ q: ['This field is required.'] })
    expect(check(formOf({ type: 'text', key: 'q', label }), { q: '' })).toEqual({ answers: {}, errors: {} })
  })

  test('where there is no form there are no answers', () => {
    expect(check(undefined, {})).toEqual({ answers: {}, errors: {} })
    expect(check(undefined, { a: 1 }).errors).toEqual({ a: ['This form has no such question.'] })
  })

  test('names of the language itself are questions like others', () => {
    expect(Object.keys(check(form, JSON.parse('{"__proto__": 1, "constructor": 2}')).errors)).toContain(
      'constructor',
    )
  })
})

testRows<[Parameters<typeof holds>[0], FormData, boolean]>([
  [{ field: 'a', op: 'eq', value: 1 }, { a: 1 }, true],
  [{ field: 'a', op: 'ne', value: 1 }, {}, true],
  [{ field: 'a', op: 'in', value: ['x', 'y'] }, { a: 'y' }, true],
  [{ field: 'a', op: 'contains', value: 'x' }, { a: ['x'] }, true],
  [{ field: 'a', op: 'contains', value: 'x' }, { a: 'x' }, false],
  [{ field: 'a', op: 'gt', value: 3 }, { a: 4 }, true],
  [{ field: 'a', op: 'gte', value: 3 }, { a: 3 }, true],
  [{ field: 'a', op: 'lt', value: '2026-01-01' }, { a: '2025-12-31' }, true],
  [{ field: 'a', op: 'lte', value: 3 }, { a: '3' }, false],
  [{ field: 'a', op: 'lte', value: 3 }, {}, false],
  [{ field: 'a', op: 'answered' }, { a: false }, true],
  [{ field: 'a', op: 'empty' }, { a: [] }, true],
  [{ field: 'constructor', op: 'answered' }, {}, false],
])('%j of %j is %s', (condition, answers, expected) => expect(holds(condition, answers)).toBe(expected))
