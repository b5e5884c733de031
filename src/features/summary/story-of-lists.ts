import type {
  HealthStory,
  HealthStoryPerson,
  HealthStorySections,
  Patient,
  RecordStatement,
} from '#generated/model/index.ts'

type Sections = Required<HealthStorySections>
type Listed<Row> = { readonly count: number; readonly results: readonly Row[] }

/** What a Health Story is made of, where the backend did not put it together. */
export type StoryLists = {
  profile: Patient
  /** Null where the backend tells no more of the person than their name. */
  person: HealthStoryPerson | null
  /** By part; null for a list that did not come. */
  lists: { readonly [Part in keyof Sections]: Listed<Sections[Part]['results'][number]> | null }
  /** What is said in place of records. */
  statements: readonly RecordStatement[]
}

/** A part out of its list; one whose list did not come is failed, and the others are there. */
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
  emergency_contact: null,
})

export function storyOfLists({ profile, person, lists, statements }: StoryLists): HealthStory {
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
      documents: sectionOf(lists.documents, said.get('documents')),
    },
  }
}
