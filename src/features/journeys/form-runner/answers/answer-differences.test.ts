import { expect, test } from 'vitest'
import type { FormRow } from '#generated/model/index.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { surgeryForm } from '#tests/dom/surgery-form.ts'
import { chosenAnswers, differingFields } from './answer-differences.ts'

const keys = (...parts: Parameters<typeof differingFields>) => differingFields(...parts).map(({ key }) => key)

test('questions that are answered differently, in the order of the form; blanks make no difference', () => {
  const here = { pain: 3, note: ' Fine ', help_with: ['stairs'] }
  const there = { note: 'Fine', uses_cane: false, help_with: ['none'] }
  expect(keys(hipForm, here, there)).toEqual(['pain', 'uses_cane', 'help_with'])
  expect(
    chosenAnswers(hipForm, here, there, { pain: 'theirs', uses_cane: 'theirs', help_with: 'mine' }),
  ).toEqual({
    note: ' Fine ',
    uses_cane: false,
    help_with: ['stairs'],
  })
})

test('rows are compared as a whole', () => {
  const rows: FormRow[] = [{ name: 'A' }, { name: 'B', stopped: true }]
  expect(keys(surgeryForm, { meds: rows }, { meds: structuredClone(rows) })).toEqual([])
  expect(keys(surgeryForm, { meds: rows }, { meds: [{ name: 'A' }, { name: 'B' }] })).toEqual(['meds'])
  expect(keys(surgeryForm, { meds: rows }, { meds: rows.slice(0, 1) })).toEqual(['meds'])
})
