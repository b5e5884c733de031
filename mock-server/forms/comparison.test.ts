// Which comparisons can be true (JourneyCondition): the rule against every type of question of the contract.
import { describe, expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import type { FormCondition, FormData, FormField } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { comparisonProblem } from './comparison.ts'
import { holds } from './visibility.ts'

const today = '2026-11-23'
const label = { 'en-ca': 'Question' }
const options = ['yes', 'no'].map((value) => ({ value, label }))
const asked = { key: 'q', label }

type Comparison = readonly [op: FormCondition['op'], value?: FormCondition['value']]
type Row = {
  readonly field: FormField
  /** Answers that the question accepts. */
  readonly answers: readonly FormData[string][]
  readonly fits: readonly Comparison[]
  readonly refused: readonly (readonly [part: 'op' | 'value', ...Comparison])[]
}

const text = (
  type: 'email' | 'paragraph' | 'phone' | 'postal_code' | 'text' | 'url',
  ...answers: string[]
): Row => ({
  field: { ...asked, type },
  answers,
  fits: [
    ['eq', answers[0]],
    ['ne', answers[0]],
    ['in', [answers[0] ?? '', answers[1] ?? '']],
  ],
  refused: [
    ['value', 'eq', 7],
    ['value', 'eq', true],
    ['value', 'eq', ''],
    ['value', 'eq', '  '],
    ['value', 'eq', answers],
    ['value', 'in', answers[0]],
    ['value', 'in', []],
    ['value', 'eq'],
    ['op', 'gt', answers[0]],
    ['op', 'contains', answers[0]],
  ],
})

const dated = (type: 'date' | 'partial_date' | 'time' | 'year', low: string, high: string): Row => ({
  field: { ...asked, type },
  answers: [low, high],
  fits: [
    ['eq', low],
    ['ne', low],
    ['gt', low],
    ['gte', high],
    ['lt', high],
    ['lte', low],
  ],
  refused: [
    ['value', 'gt', 5],
    ['value', 'gt', 'soon'],
    ['value', 'lt'],
    ['op', 'in', [low]],
    ['op', 'contains', low],
  ],
})

const rows: Readonly<Record<FormField['type'], Row>> = {
  text: text('text', 'Leo', 'Maya'),
  paragraph: text('paragraph', 'A long day', 'A short one'),
  email: text('email', 'leo@example.ca', 'maya@example.ca'),
  phone: text('phone', '613-555-0142', '613-555-0143'),
  postal_code: text('postal_code', 'K1A 0B1', 'H2X 1Y4'),
  url: text('url', 'https://example.ca', 'https://example.ca/b'),
  date: dated('date', '2026-01-31', '2026-02-01'),
  partial_date: dated('partial_date', '2025', '2026-02'),
  year: dated('year', '1999', '2001'),
  time: dated('time', '08:30', '19:00'),
  number: {
    field: { ...asked, type: 'number', min: 0, max: 10 },
    answers: [0, 5.5, 10],
    fits: [
      ['eq', 0],
      ['ne', 10],
      ['gt', 5],
      ['gt', 9.5],
      ['gte', 10],
      ['lt', 0.5],
      ['lte', 0],
    ],
    refused: [
      ['value', 'gt', '5'],
      ['value', 'eq', '0'],
      ['value', 'gt', true],
      ['value', 'gt', 10],
      ['value', 'gte', 10.5],
      ['value', 'lt', 0],
      ['value', 'lte', -1],
      ['value', 'eq', 11],
      ['value', 'gt'],
      ['op', 'in', ['5']],
      ['op', 'contains', '5'],
    ],
  },
  scale: {
    field: { ...asked, type: 'scale', min: 0, max: 10, min_label: label, max_label: label },
    answers: [0, 9, 10],
    fits: [
      ['gt', 5],
      ['eq', 10],
      ['lt', 1],
    ],
    refused: [
      ['value', 'gt', '5'],
      ['value', 'gt', 10],
      ['value', 'eq', 5.5],
      ['op', 'in', ['9']],
    ],
  },
  boolean: {
    field: { ...asked, type: 'boolean' },
    answers: [true, false],
    fits: [
      ['eq', true],
      ['eq', false],
      ['ne', true],
    ],
    refused: [
      ['value', 'eq', 'true'],
      ['value', 'eq', 1],
      ['op', 'gt', true],
      ['op', 'in', ['true']],
    ],
  },
  consent: {
    field: { ...asked, type: 'consent' },
    answers: [true],
    fits: [['eq', true]],
    refused: [
      ['value', 'eq', 'true'],
      ['op', 'in', ['true']],
    ],
  },
  choice: {
    field: { ...asked, type: 'choice', options },
    answers: ['yes', 'no'],
    fits: [
      ['eq', 'yes'],
      ['ne', 'no'],
      ['in', ['yes', 'no']],
    ],
    refused: [
      ['value', 'eq', 'maybe'],
      ['value', 'in', ['yes', 'maybe']],
      ['value', 'eq', true],
      ['op', 'contains', 'yes'],
      ['op', 'gt', 'no'],
    ],
  },
  multi_choice: {
    field: { ...asked, type: 'multi_choice', options },
    answers: [['yes'], ['yes', 'no']],
    fits: [
      ['contains', 'yes'],
      ['in', ['yes']],
    ],
    refused: [
      ['value', 'contains', 'maybe'],
      ['value', 'contains', ['yes']],
      ['op', 'eq', 'yes'],
    ],
  },
  file: {
    field: { ...asked, type: 'file', accept: [] },
    answers: [[{ id: 'a' }]],
    fits: [],
    refused: [['op', 'eq', 'a']],
  },
  signature: {
    field: { ...asked, type: 'signature', statement: label },
    answers: [[{ name: 'Leo' }]],
    fits: [],
    refused: [['op', 'eq', 'Leo']],
  },
  matrix: {
    field: { ...asked, type: 'matrix', rows: [], options },
    answers: [[{ a: 'yes' }]],
    fits: [],
    refused: [['op', 'eq', 'yes']],
  },
  group: {
    field: { ...asked, type: 'group', fields: [] },
    answers: [[{ a: 'b' }]],
    fits: [],
    refused: [['op', 'eq', 'b']],
  },
  info: { field: { ...asked, type: 'info' }, answers: [], fits: [], refused: [['op', 'answered']] },
}

const cases = Object.entries(rows).map(([type, row]) => [type, row] as const)
const condition = ([op, value]: Comparison): FormCondition => ({
  field: 'q',
  op,
  ...(value !== undefined && { value }),
})

test('every type of question of the contract has its row', () => {
  const { mapping } = contract.components.schemas.FormField.discriminator
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(mapping).toSorted())
})

describe('of a question', () => {
  testRows(cases)(
    '%s: what fits is accepted, and an answer makes it true',
    (type, { field, answers, fits }) => {
      const all: Comparison[] = type === 'info' ? [] : [...fits, ['answered'], ['empty']]
      for (const one of all) {
        expect(comparisonProblem(condition(one), field, today), JSON.stringify(one)).toBeUndefined()
        const given = [{}, ...answers.map((q) => ({ q }))]
        expect(
          given.some((data) => holds(condition(one), data)),
          JSON.stringify(one),
        ).toBe(true)
      }
    },
  )

  testRows(cases)(
    '%s: what does not fit is refused at the property that is wrong',
    (_, { field, refused }) => {
      for (const [part, ...one] of refused) {
        expect(comparisonProblem(condition(one), field, today)?.part, JSON.stringify(one)).toBe(part)
      }
    },
  )
})
