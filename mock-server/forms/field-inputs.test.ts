// The server rejects the same inputs as the portal (tests/data/bad-inputs.json).
import { describe, expect, test } from 'vitest'
import type { FormData, FormDefinition, FormField } from '#generated/model/index.ts'
import { badInputs, datedInputs, madeInputs } from '#tests/data/bad-inputs.ts'
import type { Expectation } from '#tests/data/bad-inputs.ts'
import type { UploadRow } from '../store/rows.ts'
import { checkAnswers } from './check-answers.ts'
import { testRows } from '#tests/support/table.ts'

const label = { 'en-ca': 'Q' }
const today = '2026-11-20'
const common = { key: 'q', label, required: true } as const
const rules = { not_future: true, within_years: 125 } as const

const formOf = (...fields: FormField[]): FormDefinition => ({
  key: 'f',
  version: 1,
  title: label,
  pages: [{ key: 'p', title: label, fields }],
})

const errorsOf = (fields: FormField[], sent: FormData, uploads?: ReadonlyMap<string, UploadRow>) =>
  checkAnswers(formOf(...fields), sent, { locale: 'en-ca', today, ...(uploads && { uploads }) }).errors

function judge(field: FormField, value: string, wanted: Expectation, out?: string | null): void {
  const errors = errorsOf([field], { q: out ?? value })
  if (wanted === 'required') return expect(errors).toEqual({ q: ['This field is required.'] })
  if (wanted === 'reject') return expect(errors).toEqual({ q: [expect.any(String)] })
  if (wanted === 'accept' || wanted === 'normalize') expect(errors).toEqual({})
}

const texts = (name: Parameters<typeof badInputs>[0]) =>
  badInputs(name).flatMap(({ value, ...rest }) => (typeof value === 'string' ? [{ ...rest, value }] : []))

describe.each<[Parameters<typeof badInputs>[0], FormField]>([
  ['name', { ...common, type: 'text' }],
  ['notes', { ...common, type: 'paragraph' }],
  ['time', { ...common, type: 'time' }],
  ['url', { ...common, type: 'url' }],
  ['phone', { ...common, type: 'phone' }],
  ['postalCode', { ...common, type: 'postal_code' }],
])('VAL-35, VAL-53, VAL-54, VAL-58, VAL-59 %s', (name, field) => {
  testRows(texts(name))('$id: $value', ({ value, expect: wanted, out }) => judge(field, value, wanted, out))
})

describe('VAL-46..52, VAL-60 dates and years', () => {
  testRows(datedInputs('date', today))('$id: $value', ({ value, expect: wanted }) =>
    judge({ ...common, ...rules, type: 'date' }, value, wanted),
  )
  testRows(datedInputs('year', today))('$id: $value', ({ value, expect: wanted }) =>
    judge({ ...common, ...rules, type: 'year' }, value, wanted, value.trim()),
  )
  testRows(['2020', '2020-03', '2020-03-14'])('%s is a date in part', (value) =>
    judge({ ...common, ...rules, type: 'partial_date' }, value, 'accept'),
  )
  testRows(['--15', '-03-15', '2020--15', '2020-13', '2027', '2026-12', '1901-10'])('%s is none', (value) =>
    judge({ ...common, ...rules, type: 'partial_date' }, value, 'reject'),
  )
  testRows(madeInputs('yearPair'))('$id: the same year will do, the one before not', ({ value }) => {
    const pair: FormField[] = [
      { type: 'year', key: 'diagnosis', label: { 'en-ca': 'Found in' } },
      { type: 'year', key: 'resolved', label, not_before: 'diagnosis' },
    ]
    expect(errorsOf(pair, value)).toEqual({})
    expect(errorsOf(pair, { ...value, resolved: '2009' })).toEqual({
      resolved: ['Must not be before the answer to “Found in”.'],
    })
  })
})

describe('VAL-55..57 files', () => {
  const field: FormField = { ...common, type: 'file', accept: ['application/pdf'], max_bytes: 10 }
  const upload: UploadRow = {
    id: 'u',
    task: 't',
    by: 'p',
    name: 'a.pdf',
    size: 10,
    contentType: 'application/pdf',
    bytes: new Uint8Array(10),
  }
  const row = { id: 'u', name: 'forged.exe', size: 1, content_type: 'text/html' }
  const check = (sent: FormData, changes: Partial<UploadRow> = {}) =>
    checkAnswers(formOf(field), sent, {
      locale: 'en-ca',
      today,
      uploads: new Map([['u', { ...upload, ...changes }]]),
    })

  test('what the server knows of a file counts, not what is sent', () =>
    expect(check({ q: [row] })).toEqual({
      answers: { q: [{ id: 'u', name: 'a.pdf', size: 10, content_type: 'application/pdf' }] },
      errors: {},
    }))
  testRows<[string, FormData, Partial<UploadRow>, string]>([
    ['never sent', { q: [{ ...row, id: 'x' }] }, {}, 'This file is not here any more. Send it again.'],
    ['no files at all', { q: ['u'] }, {}, 'This file is not here any more. Send it again.'],
    ['too many', { q: [row, row] }, {}, 'Send no more than 1.'],
    ['too big', { q: [row] }, { size: 11 }, 'This file is too big.'],
    ['empty', { q: [row] }, { size: 0 }, 'This file is empty.'],
    ['of another kind', { q: [row] }, { contentType: 'image/png' }, 'This kind of file cannot be sent here.'],
  ])('%s', (_, sent, changes, message) => expect(check(sent, changes).errors).toEqual({ q: [message] }))
})
