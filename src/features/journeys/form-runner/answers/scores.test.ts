import { expect, test } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { scoresOf } from './scores.ts'

const words = (text: string) => ({ 'en-ca': text })
const form: FormDefinition = {
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [],
  scores: [
    {
      key: 'mood',
      label: words('Mood'),
      of: ['down', 'pain'],
      bands: [
        { from: 1, label: words('Low') },
        { from: 4, label: words('High') },
      ],
    },
  ],
}
const read = (answers: Parameters<typeof scoresOf>[1]) => {
  const [score] = scoresOf(form, answers)
  return [score?.total, score?.band?.['en-ca']]
}

test('a score adds choices and numbers, and its band is the last that begins at or below it', () => {
  expect(read({ down: '0', pain: 0 })).toEqual([0, undefined])
  expect(read({ down: '1', pain: 2 })).toEqual([3, 'Low'])
  expect(read({ down: '2', pain: 2 })).toEqual([4, 'High'])
})

test('without each answer there is no score', () => {
  expect(read({ down: '3' })).toEqual([undefined, undefined])
  const { scores: _, ...without } = form
  expect(scoresOf(without, {})).toEqual([])
})
