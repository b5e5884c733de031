import type {
  HealthStory,
  HealthStoryPerson,
  HealthStorySections,
  MeasurementTarget,
  Patient,
  RecordStatement,
} from '#generated/model/index.ts'

type Sections = Required<HealthStorySections>
type Listed<Row> = { readonly count: number; readonly results: readonly Row[] }

/** The lists of a Health Story the backend did not assemble. */
export type StoryLists = {
  profile: Patient
  /** Null if the backend provides only the person's name. */
  person: HealthStoryPerson | null
  /** By section; null for a list that failed to load. */
  lists: { readonly [Part in keyof Sections]: Listed<Sections[Part]['results'][number]> | null }
  /** Statements made in place of records. */
  statements: readonly RecordStatement[]
  /** What care teams aim for in measurements. */
  targets: readonly MeasurementTarget[]
}

/** Builds a section from its list; a missing list marks it as failed. */
function sectionOf<Row extends { updated_at: string }>(
  list: Listed<Row> | null,
  statement: RecordStatement['status'] = null,
) {
  if (!list) return { status: 'failed' as const, count: 0, last_updated: null, statement: null, results: [] }
  const { count, results } = list
  const newest = results
    .map((row) => row.updated_at)
    .toSorted()
    .at(-1)
  return { status: 'ok' as const, count, last_updated: newest ?? null, statement, results: [...results] }
}

const namedPerson = ({ id, first_name: first, last_name: last }: Patient): HealthStoryPerson => ({
  id,
  display_name: `${first} ${last}`.trim(),
  date_of_birth: null,
  preferred_language: null,
  spoken_languages: null,
  implants: null,
  emergency_contact: null,
})

export function storyOfLists({ profile, person, lists, statements, targets }: StoryLists): HealthStory {
  const said = new Map(statements.map(({ kind, status }) => [kind, status]))
  return {
    patient: person ?? namedPerson(profile),
    generated_at: new Date().toISOString(),
    sections: {
      allergies: sectionOf(lists.allergies, said.get('allergies')),
      medications: sectionOf(lists.medications, said.get('medications')),
      conditions: sectionOf(lists.conditions, said.get('conditions')),
      immunizations: sectionOf(lists.immunizations, said.get('immunizations')),
      procedures: sectionOf(lists.procedures, said.get('procedures')),
      family_history: sectionOf(lists.family_history, said.get('family-history')),
      test_results: sectionOf(lists.test_results, said.get('test-results')),
      measurements: { ...sectionOf(lists.measurements), targets: [...targets] },
      documents: sectionOf(lists.documents, said.get('documents')),
    },
  }
}
