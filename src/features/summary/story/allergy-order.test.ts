import { expect, test } from 'vitest'
import type { Allergy } from '#generated/model/index.ts'
import { orderedAllergies } from './allergy-order.ts'

const allergy = (
  allergen: string,
  severity: Allergy['severity'],
  { status = 'active', reactions = ['rash'] }: Partial<Allergy> = {},
) => ({ allergen, severity, status, reactions }) as Allergy

test('active allergies come first, the most serious first; what was entered in error is left out', () => {
  const sent = [
    allergy('Wasps', 'severe', { status: 'resolved' }),
    allergy('Cats', 'mild'),
    allergy('Dust', 'unknown'),
    allergy('Shrimp', 'moderate'),
    allergy('Mistake', 'severe', { status: 'entered_in_error' }),
    allergy('Codeine', 'severe'),
    allergy('Peanuts', 'mild', { reactions: ['rash', 'anaphylaxis'] }),
    allergy('Milk', 'mild', { status: 'resolved' }),
  ]
  expect(orderedAllergies(sent).map((one) => one.allergen)).toEqual([
    'Peanuts',
    'Codeine',
    'Shrimp',
    'Dust',
    'Cats',
    'Wasps',
    'Milk',
  ])
})
