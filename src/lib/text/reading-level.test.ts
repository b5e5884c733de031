import { describe, expect, test } from 'vitest'
import { readingGrade } from './reading-level.ts'
import { testRows } from '#tests/support/table.ts'

describe('the grade in which a text can be read', () => {
  testRows([
    ['en', 'Do you use a cane? Tell us when.', 1, 3],
    ['en', 'How much does your hip hurt today?', 1, 4],
    [
      'en',
      'Please indicate the approximate duration of any musculoskeletal discomfort experienced subsequent to your arthroplasty procedure.',
      14,
      40,
    ],
    ['fr', 'Avez-vous mal ? Dites-le-nous.', 1, 6],
    ['fr', 'Est-ce que votre hanche vous fait mal ?', 1, 6],
    [
      'fr',
      'Veuillez indiquer approximativement la durée de toute manifestation musculosquelettique consécutive à votre intervention chirurgicale.',
      9,
      40,
    ],
  ] as const)('%s: %s', (language, text, least, most) => {
    const grade = readingGrade(text, language)
    expect(grade).toBeGreaterThanOrEqual(least)
    expect(grade).toBeLessThanOrEqual(most)
  })

  test('a longer sentence is harder than two short ones', () => {
    const two = readingGrade('We want to know how you feel. We will call you on Monday.', 'en')
    const one = readingGrade('We want to know how you feel because we will call you on Monday.', 'en')
    expect(one).toBeGreaterThan(two ?? 0)
  })

  test('a few words say nothing', () => {
    expect(readingGrade('Your pain', 'en')).toBeUndefined()
    expect(readingGrade('', 'fr')).toBeUndefined()
  })
})
