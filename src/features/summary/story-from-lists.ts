import { listAllergies } from '#generated/endpoints/allergies/allergies.ts'
import { listConditions } from '#generated/endpoints/conditions/conditions.ts'
import { listDocuments } from '#generated/endpoints/documents/documents.ts'
import { listFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import { listImmunizations } from '#generated/endpoints/immunizations/immunizations.ts'
import { listMedications } from '#generated/endpoints/medications/medications.ts'
import { listProcedures } from '#generated/endpoints/procedures/procedures.ts'
import { listRecordStatements } from '#generated/endpoints/record-statements/record-statements.ts'
import { listTestResults } from '#generated/endpoints/test-results/test-results.ts'
import type { HealthStory, Patient, RecordStatement, TestResult } from '#generated/model/index.ts'

/** The most that a list gives at a time. */
const PAGE = 100

type Page<Row> = { count: number; results: readonly Row[] }
type Section<Row> = {
  status: 'ok' | 'failed'
  count: number
  last_updated: string | null
  statement: RecordStatement['status']
  results: Row[]
}

/** The part of a list that was asked for; one that did not come is failed, and the others are there. */
function sectionOf<Row extends { updated_at: string }>(
  answer: PromiseSettledResult<Page<Row>>,
  statement: RecordStatement['status'] = null,
): Section<Row> {
  if (answer.status === 'rejected') {
    return { status: 'failed', count: 0, last_updated: null, statement: null, results: [] }
  }
  const { count, results } = answer.value
  const newest = results.map((row) => row.updated_at).toSorted((a, b) => b.localeCompare(a))
  return { status: 'ok', count, last_updated: newest[0] ?? null, statement, results: [...results] }
}

/** The newest result of each test; the list comes newest first. */
function lastOfEach(page: Page<TestResult>): Page<TestResult> {
  const last = new Map<string, TestResult>()
  for (const result of page.results) if (!last.has(result.test_code)) last.set(result.test_code, result)
  return { count: last.size, results: [...last.values()] }
}

const statementsOf = (answer: PromiseSettledResult<{ results: readonly RecordStatement[] }>) =>
  new Map(answer.status === 'fulfilled' ? answer.value.results.map(({ kind, status }) => [kind, status]) : [])

/**
 * A Health Story out of the lists of its parts, for a backend that has no summary of its own (2.2).
 * @throws the error of the first list when not a single one came
 */
export async function storyFromLists(patient: Patient, signal?: AbortSignal): Promise<HealthStory> {
  const of = { patient: patient.id, page_size: PAGE }
  const answers = await Promise.allSettled([
    listAllergies(of, undefined, signal),
    listMedications(of, undefined, signal),
    listConditions(of, undefined, signal),
    listImmunizations(of, undefined, signal),
    listProcedures(of, undefined, signal),
    listFamilyHistory(of, undefined, signal),
    listTestResults({ ...of, ordering: ['-collected_at'] }, undefined, signal).then(lastOfEach),
    listDocuments(of, undefined, signal),
  ])
  if (answers.every(({ status }) => status === 'rejected')) {
    throw answers.find((answer) => answer.status === 'rejected')?.reason
  }
  const [statements] = await Promise.allSettled([listRecordStatements(of, undefined, signal)])
  const said = statementsOf(statements)
  const [allergies, medications, conditions, immunizations, procedures, family, results, documents] = answers
  return {
    patient: {
      id: patient.id,
      display_name: `${patient.first_name} ${patient.last_name}`.trim(),
      date_of_birth: null,
      preferred_language: null,
      emergency_contact: null,
    },
    generated_at: new Date().toISOString(),
    sections: {
      allergies: sectionOf(allergies, said.get('allergies')),
      medications: sectionOf(medications, said.get('medications')),
      conditions: sectionOf(conditions, said.get('conditions')),
      immunizations: sectionOf(immunizations, said.get('immunizations')),
      procedures: sectionOf(procedures, said.get('procedures')),
      family_history: sectionOf(family, said.get('family-history')),
      test_results: sectionOf(results, said.get('test-results')),
      documents: sectionOf(documents, said.get('documents')),
    },
  }
}
