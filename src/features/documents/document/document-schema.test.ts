import { describe, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { aDocument } from '#tests/dom/documents.tsx'
import { isSameFile, withFile } from '../upload/chosen-documents.ts'
import { documentSchema, nameFromFile, toFormValues } from './document-schema.ts'
import { pollAfter } from './document-states.ts'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { testRows } from '#tests/support/table.ts'

const problems = (typed: { name?: string; notes?: string }) =>
  schemaProblems(documentSchema, { ...toFormValues(aDocument()), ...typed })
const notesProblem = (notes: string) => problems({ notes }).notes

describe('the name of a document (DATA-52)', () => {
  testRows([
    ['Blood_test-march.PDF', 'Blood test-march'],
    ['C:\\scans\\letter.pdf', 'letter'],
    ['évaluation  2026.pdf', 'évaluation 2026'],
    ['letter\u202efdp.pdf', 'letterfdp'],
    ['.pdf', ''],
    [`${'x'.repeat(300)}.pdf`, 'x'.repeat(200)],
  ])('of %s is suggested', (fileName, name) => expect(nameFromFile(fileName)).toBe(name))

  testRows([
    ['', { code: 'required' }],
    [' \u200b ', { code: 'required' }],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), { code: 'maxCharacters', max: 200 }],
    ['a\u202eb', { code: 'pattern' }],
    ['Bilan été « 2026 » 🩺', undefined],
  ])('VAL-35, VAL-38: %j', (name, problem) => expect(problems({ name }).name).toEqual(problem))

  testRows(badInputs('notes'))('notes $id go along as they are, or are too long', ({ value }) => {
    const notes = String(value)
    const problem = notesProblem(notes)
    expect(problem).toEqual(notes.trim().length > 1000 ? { code: 'maxCharacters', max: 1000 } : undefined)
    if (!problem)
      expect(parse(documentSchema, { ...toFormValues(aDocument()), notes }).notes).toBe(notes.trim())
  })

  test('VAL-38 notes have a length, and may be empty', () => {
    expect([notesProblem(''), notesProblem('x'.repeat(1000))]).toEqual([undefined, undefined])
    expect(notesProblem('x'.repeat(1001))).toEqual({ code: 'maxCharacters', max: 1000 })
  })
})

testRows([
  ['', undefined],
  ['2020-02-29', undefined],
  ['2020-02', { code: 'date' }],
  ['1900-01-01', { code: 'yearsBack', years: 125 }],
  ['2999-01-01', { code: 'dateFuture' }],
])('VAL-46, VAL-49, VAL-50: the day %s of a document', (document_date, problem) =>
  expect(
    schemaProblems(documentSchema, { ...toFormValues(aDocument()), document_date }).document_date,
  ).toEqual(problem),
)

test('F37 the same file chosen twice is sent once', () => {
  const file = new File(['%PDF-'], 'a.pdf', { lastModified: 1 })
  const other = new File(['%PDF-'], 'a.pdf', { lastModified: 2 })
  const chosen = withFile(withFile(withFile([], file), file), other)
  expect(chosen.map(({ key, name }) => [key, name])).toEqual([
    [1, 'a'],
    [2, 'a'],
  ])
  expect([isSameFile(file, file), isSameFile(file, other)]).toEqual([true, false])
})

test('DOC-02 it is asked for more and more rarely: after 3 s at first, after 15 s in the end', () => {
  expect([0, 9_000, 20_000, 40_000, 60_000, 500_000].map(pollAfter)).toEqual([
    3_000, 3_000, 5_000, 10_000, 15_000, 15_000,
  ])
})
