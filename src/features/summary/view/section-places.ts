import type { RecordKind } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import type { StoryPart } from '../story/story-item.ts'

const { healthStory } = paths.patient

/** The sections about which a statement can be made, by their names in API paths. */
export const kindOfPart = {
  allergies: 'allergies',
  medications: 'medications',
  conditions: 'conditions',
  immunizations: 'immunizations',
  procedures: 'procedures',
  family_history: 'family-history',
  test_results: 'test-results',
  documents: 'documents',
} as const satisfies Record<Exclude<StoryPart, 'measurements'>, RecordKind>

type Places = { all: string; add: string }

/** The list of each section, and the URL that adds a record: kinds without routes use a drawer (`?add=1`). */
export function placesOf(patientId: string): Record<StoryPart, Places> {
  const of = { patientId }
  const drawer = { add: '1' }
  return {
    allergies: { all: healthStory.allergies(of), add: healthStory.allergies(of, drawer) },
    medications: { all: healthStory.medications(of), add: healthStory.newMedication(of) },
    conditions: { all: healthStory.conditions(of), add: healthStory.newCondition(of) },
    immunizations: { all: healthStory.immunizations(of), add: healthStory.newImmunization(of) },
    procedures: { all: healthStory.procedures(of), add: healthStory.newProcedure(of) },
    family_history: { all: healthStory.familyHistory(of), add: healthStory.familyHistory(of, drawer) },
    test_results: { all: healthStory.testResults(of), add: healthStory.testResults(of, drawer) },
    measurements: { all: healthStory.measurements(of), add: healthStory.measurements(of, drawer) },
    documents: { all: healthStory.documents(of), add: healthStory.newDocument(of) },
  }
}
