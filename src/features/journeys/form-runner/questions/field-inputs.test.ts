// Valid and malicious inputs for each question type (tests/data/bad-inputs.json).
import { describe, expect, test } from 'vitest'
import type { FormField } from '#generated/model/index.ts'
import { joinDate } from '#src/lib/dates/partial-date.ts'
import { badInputs, datedInputs, type Expectation, madeInputs } from '#tests/data/bad-inputs.ts'
import { type Answer, tidy } from '../answers/answers.ts'
import { issueOf, validate } from '../answers/validate.ts'
import { testRows } from '#tests/support/table.ts'

const today = '2026-11-20'
const label = { 'en-ca': 'Q' }
const common = { key: 'q', label, required: true } as const
const rules = { not_future: true, within_years: 125 } as const

/** The validation result of a value, and what would be submitted. */
function judge(field: FormField, value: Answer, wanted: Expectation, out?: string | null): void {
  const issue = issueOf(field, value, today)
  if (wanted === 'required') return expect(issue).toEqual({ code: 'required' })
  if (wanted === 'reject') return expect(issue).toBeDefined()
  // `safe`: accepted unchanged, or rejected with a message; never altered.
  if (wanted === 'safe' && issue) return
  expect(issue).toBeUndefined()
  expect(tidy(field, value)).toEqual(out ?? value)
}

const texts = (name: Parameters<typeof badInputs>[0]) =>
  badInputs(name).flatMap(({ value, ...rest }) => (typeof value === 'string' ? [{ ...rest, value }] : []))

describe('VAL-35, VAL-38 names and notes, which a form takes as they are', () => {
  testRows(texts('name'))('$id: $value', ({ value, expect: wanted, out }) => {
    judge({ ...common, type: 'text', max_length: 200 }, value, wanted, out)
  })
  testRows(texts('notes'))('$id', ({ value, expect: wanted }) => {
    judge({ ...common, type: 'paragraph' }, value, wanted)
  })
  test('a text longer than the contract takes says how much is possible', () => {
    const issue = issueOf({ ...common, type: 'paragraph' }, 'word '.repeat(20_000), today)
    expect(issue).toEqual({ code: 'maxCharacters', max: 10_000 })
  })
})

describe('VAL-46, VAL-47, VAL-49, VAL-50 dates', () => {
  testRows(datedInputs('date', today))('$id: $value', ({ value, expect: wanted }) => {
    judge({ ...common, ...rules, type: 'date' }, value, wanted)
  })
})

describe('VAL-60 dates that people remember in part', () => {
  testRows(madeInputs('datePartial'))('$id', ({ value, expect: wanted }) => {
    const { year = '', month = '', day = '' } = value
    const text = joinDate({ year: String(year), month: String(month), day: String(day) })
    judge({ ...common, ...rules, type: 'partial_date' }, text, wanted)
  })
})

describe('VAL-48, VAL-49 years', () => {
  testRows(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) => {
    judge({ ...common, ...rules, type: 'year' }, value, wanted, value.trim())
  })
  test('next year is refused, with the last one that is possible', () => {
    const field: FormField = { ...common, ...rules, type: 'year' }
    expect(issueOf(field, '2027', today)).toEqual({ code: 'yearFuture', max: 2026 })
    expect(issueOf(field, '1900', today)).toEqual({ code: 'yearsBack', years: 125 })
    expect(issueOf({ ...common, type: 'year' }, '2030', today)).toBeUndefined()
  })
})

describe('pairs: one must not be before the other (VAL-51)', () => {
  const pair = (type: 'year' | 'date' | 'partial_date') => ({
    key: 'pair',
    version: 1,
    title: label,
    pages: [
      {
        key: 'p',
        title: label,
        fields: [
          { type, key: 'diagnosis', label: { 'en-ca': 'Found in' } },
          { type, key: 'resolved', label, not_before: 'diagnosis' },
        ] satisfies FormField[],
      },
    ],
  })
  const problem = { resolved: { code: 'notBefore', question: { 'en-ca': 'Found in' } } }

  testRows(madeInputs('yearPair'))('$id: the same year will do', ({ value }) => {
    expect(validate(pair('year'), value, today)).toEqual({})
  })
  testRows([
    ['year', '2010', '2009', problem],
    ['year', '2010', '2011', {}],
    ['date', '2010-05-02', '2010-05-01', problem],
    ['date', '2010-05-02', '2010-05-02', {}],
    ['partial_date', '2010-05-02', '2010', {}],
    ['partial_date', '2010-05', '2010-04-30', problem],
    ['partial_date', '2010', '2009-12-31', problem],
    ['partial_date', '', '2009', {}],
  ] as const)('%s: %s, then %s', (type, diagnosis, resolved, expected) => {
    expect(validate(pair(type), { diagnosis, resolved }, today)).toEqual(expected)
  })
})

describe('VAL-53 times', () => {
  testRows(texts('time'))('$id: $value', ({ value, expect: wanted }) => {
    judge({ ...common, type: 'time' }, value, wanted)
  })
  test('as people write them here', () => {
    const field: FormField = { ...common, type: 'time' }
    expect(['2:05 p.m.', '14 h 05', '14:05'].map((value) => tidy(field, value))).toEqual(
      Array(3).fill('14:05'),
    )
  })
})

describe('VAL-54 web addresses', () => {
  testRows(texts('url'))('$id: $value', ({ value, expect: wanted }) => {
    judge({ ...common, type: 'url' }, value, wanted)
  })
})

describe('VAL-58 phone numbers', () => {
  testRows(texts('phone'))('$id: $value', ({ value, expect: wanted, out }) => {
    judge({ ...common, type: 'phone' }, value, wanted, out)
  })
})

describe('VAL-59 postal codes', () => {
  testRows(texts('postalCode'))('$id: $value', ({ value, expect: wanted, out }) => {
    judge({ ...common, type: 'postal_code' }, value, wanted, out)
  })
})

test('VAL-57 files: a list of what the uploads answered, and no more than asked for', () => {
  const field: FormField = { ...common, type: 'file', accept: ['application/pdf'] }
  const row = { id: 'x', name: 'a.pdf', size: 3, content_type: 'application/pdf' }
  expect(issueOf(field, [row], today)).toBeUndefined()
  expect(issueOf(field, [], today)).toEqual({ code: 'required' })
  expect(issueOf(field, [row, row], today)).toEqual({ code: 'maxFiles', max: 1 })
})
