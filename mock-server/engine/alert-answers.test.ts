// What the care team reads of the answers that set off an alert.
import { expect } from 'vitest'
import type { FormAlert, FormData, FormField } from '#generated/model/index.ts'
import type { SubmissionRow } from '../store/rows.ts'
import { testRows } from '#tests/support/table.ts'
import { alertAnswers } from './alert-answers.ts'

const label = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
const says = { alert_when: { all: [{ field: 'q', op: 'answered' }] } } as FormAlert
const asked = { key: 'q', label: label('Q') }
const grid: FormField = {
  ...asked,
  type: 'matrix',
  rows: ['stairs', 'chair', 'bed'].map((key) => ({ key, label: label(key) })),
  options: ['easy', 'hard'].map((value) => ({ value, label: label(value) })),
}

testRows<[FormField, FormData[string], string]>([
  [{ ...asked, type: 'signature', statement: label('S') }, [{ name: 'Leo', signed_on: '2026-11-20' }], 'Leo'],
  [grid, [{ chair: 'hard', stairs: 'easy' }], 'stairs (fr)\u00A0: easy (fr), chair (fr)\u00A0: hard (fr)'],
])('%j: %j is read as %s', (field, answer, text) => {
  const form = {
    key: 'f',
    version: 1,
    title: label('F'),
    pages: [{ key: 'p', title: label('P'), fields: [field] }],
  }
  const submission = { definition: form, formData: { q: answer } } as unknown as SubmissionRow
  expect(alertAnswers({ submission, says }, 'fr-ca')).toEqual([{ question: 'Q (fr)', answer: text }])
})
