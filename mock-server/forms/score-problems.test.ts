import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FormDefinition, FormScore } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { problemsOfForm } from './publishable.ts'
import { scoreProblems } from './score-problems.ts'

const words = { 'en-ca': 'A', 'fr-ca': 'B' }
const option = (value: string) => ({ value, label: words })
const form = (...scores: FormScore[]): FormDefinition => ({
  key: 'f',
  version: 1,
  title: words,
  scores,
  pages: [
    {
      key: 'p',
      title: words,
      fields: [
        { type: 'choice', key: 'often', label: words, options: [option('0'), option('1.5')] },
        { type: 'choice', key: 'side', label: words, options: [option('1'), option('left')] },
        { type: 'scale', key: 'pain', label: words, min: 0, max: 10, min_label: words, max_label: words },
        { type: 'boolean', key: 'fell', label: words },
      ],
    },
  ],
})
const score = (of: string[], ...from: number[]): FormScore => ({
  key: 's',
  label: words,
  of,
  bands: from.map((one) => ({ from: one, label: words })),
})

testRows([
  [score(['often', 'pain'], 0, 5), []],
  [score([]), ['/scores/0/of']],
  [score(['often', 'side', 'fell', 'gone']), ['/scores/0/of/1', '/scores/0/of/2', '/scores/0/of/3']],
  [score(['pain'], 0, 5, 5, 4), ['/scores/0/bands/2/from', '/scores/0/bands/3/from']],
])('the problems of %j are %j', (one, pointers) => {
  expect(scoreProblems(form(one)).map(({ pointer }) => pointer)).toEqual(pointers)
})

test('publishing refuses them, keys that are used twice, and a missing French text', () => {
  const twice = form(score(['pain']), { ...score(['gone']), label: { 'en-ca': 'A' } })
  expect(problemsOfForm(twice, '2026-11-27').map(({ pointer }) => pointer)).toEqual([
    '/scores/1/label/fr-ca',
    '/scores/1/key',
    '/scores/1/of/0',
  ])
})

testRows(['phq-9', 'gad-7', 'who-5'])('the questionnaire %s can be published as it is', (name) => {
  const file = new URL(`../../src/features/form-admin/instruments/${name}.json`, import.meta.url)
  expect(problemsOfForm(JSON.parse(readFileSync(file, 'utf8')) as FormDefinition, '2026-11-27')).toEqual([])
})
