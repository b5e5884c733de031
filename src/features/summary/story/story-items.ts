import type { HealthStorySections } from '#generated/model/index.ts'
import { orderedAllergies } from './allergy-order.ts'
import { allergyItem } from '../kinds/allergy.ts'
import { conditionItem } from '../kinds/condition.ts'
import { documentItem } from '../kinds/document.ts'
import { familyItem } from '../kinds/family-history.ts'
import { immunizationItem } from '../kinds/immunization.ts'
import { measurementItem } from '../kinds/measurement.ts'
import { medicationItem } from '../kinds/medication.ts'
import { procedureItem } from '../kinds/procedure.ts'
import { resultItem } from '../kinds/test-result.ts'
import type { StoryItem, StoryPart, Words } from './story-item.ts'

/** Moves current items to the front, otherwise keeping the order. */
const currentFirst = (items: readonly StoryItem[]): StoryItem[] =>
  items.toSorted((a, b) => Number(a.isPast) - Number(b.isPast))

/** Moves results outside their usual range to the front, otherwise keeping the order. */
const unusualFirst = (items: readonly StoryItem[]): StoryItem[] =>
  items.toSorted((a, b) => Number(a.tone === 'neutral') - Number(b.tone === 'neutral'))

/** The records of each section as text in one language; missing sections are omitted. */
export function storyItems(
  words: Words,
  sections: HealthStorySections,
): Partial<Record<StoryPart, StoryItem[]>> {
  const { allergies, medications, conditions, immunizations, procedures } = sections
  const { family_history, test_results, measurements, documents } = sections
  return {
    allergies: allergies && orderedAllergies(allergies.results).map((row) => allergyItem(words, row)),
    medications: medications && currentFirst(medications.results.map((row) => medicationItem(words, row))),
    conditions: conditions && currentFirst(conditions.results.map((row) => conditionItem(words, row))),
    immunizations: immunizations?.results.map((row) => immunizationItem(words, row)),
    procedures: procedures?.results.map((row) => procedureItem(words, row)),
    family_history: family_history?.results.map((row) => familyItem(words, row)),
    test_results: test_results && unusualFirst(test_results.results.map((row) => resultItem(words, row))),
    measurements: measurements?.results.map((row) => measurementItem(words, row, measurements.targets)),
    documents: documents?.results.map((row) => documentItem(words, row)),
  }
}
