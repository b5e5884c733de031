import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listAllergies } from '#generated/endpoints/allergies/allergies.ts'
import { listConditions } from '#generated/endpoints/conditions/conditions.ts'
import { listDocuments } from '#generated/endpoints/documents/documents.ts'
import { listFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import {
  getGetHealthStorySuspenseQueryOptions,
  getHealthStory,
  invalidateGetHealthStory,
} from '#generated/endpoints/health-story/health-story.ts'
import { listImmunizations } from '#generated/endpoints/immunizations/immunizations.ts'
import { listMeasurementTargets } from '#generated/endpoints/measurement-targets/measurement-targets.ts'
import { listMeasurements } from '#generated/endpoints/measurements/measurements.ts'
import { listMedications } from '#generated/endpoints/medications/medications.ts'
import { listProcedures } from '#generated/endpoints/procedures/procedures.ts'
import { listRecordStatements } from '#generated/endpoints/record-statements/record-statements.ts'
import { listTestResults } from '#generated/endpoints/test-results/test-results.ts'
import type { Allergy, HealthStory, Patient, TestResult } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { orderedAllergies } from '../story/allergy-order.ts'
import { storyOfLists } from '../story/story-of-lists.ts'

/** Statuses of a backend that has no summary endpoint. */
const isMissing = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status)

/** Fetches a Health Story; if the backend has no summary, builds it from lists. */
async function readHealthStory(patient: Patient, signal: AbortSignal): Promise<HealthStory> {
  try {
    return await getHealthStory(patient.id, undefined, signal)
  } catch (error) {
    if (!isMissing(error)) throw error
    return storyFromLists(patient, signal)
  }
}

/** The Health Story of one's own profile; always refetched, because its records change elsewhere. */
const healthStoryOf = (patient: Patient) => ({
  ...getGetHealthStorySuspenseQueryOptions(patient.id, { query: { staleTime: 0 } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readHealthStory(patient, signal),
})

type Props = { patient: Patient; children: (story: HealthStory, again: () => Promise<unknown>) => ReactNode }

export function StoryRegion(props: Props) {
  const { t } = useText('summary')
  return (
    <Region title={t.summary.failed()} pending={<Skeleton cards={4} lines={3} />} resetKey={props.patient.id}>
      <Story {...props} />
    </Region>
  )
}

function Story({ patient, children }: Props) {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(healthStoryOf(patient))
  return children(data, () => invalidateGetHealthStory(queryClient, patient.id))
}

/** The contract's maximum page size. */
const PAGE = 100

type Page<Row> = { count: number; results: readonly Row[] }

/** The latest result of each test; the list is sorted newest first. */
function lastOfEach(page: Page<TestResult>): Page<TestResult> {
  const last = new Map<string, TestResult>()
  for (const result of page.results) if (!last.has(result.test_code)) last.set(result.test_code, result)
  return { count: last.size, results: [...last.values()] }
}

/** Removes records entered in error, which the list includes. */
function withoutErrors({ count, results }: Page<Allergy>): Page<Allergy> {
  const kept = orderedAllergies(results)
  return { count: count - (results.length - kept.length), results: kept }
}

const came = <Answer,>(answer: PromiseSettledResult<Answer>): Answer | null =>
  answer.status === 'fulfilled' ? answer.value : null

/**
 * Builds a Health Story from lists, for a backend without a summary (2.2).
 * @throws the first list's error if every list failed
 */
async function storyFromLists(patient: Patient, signal?: AbortSignal): Promise<HealthStory> {
  const of = { patient: patient.id, page_size: PAGE }
  const answers = await Promise.allSettled([
    listAllergies(of, undefined, signal).then(withoutErrors),
    listMedications(of, undefined, signal),
    listConditions(of, undefined, signal),
    listImmunizations(of, undefined, signal),
    listProcedures(of, undefined, signal),
    listFamilyHistory(of, undefined, signal),
    listTestResults({ ...of, ordering: ['-collected_at'] }, undefined, signal).then(lastOfEach),
    listMeasurements({ ...of, latest: true }, undefined, signal),
    listDocuments(of, undefined, signal),
  ])
  if (answers.every(({ status }) => status === 'rejected')) {
    throw answers.find((answer) => answer.status === 'rejected')?.reason
  }
  const [allergies, medications, conditions, immunizations, procedures, family, ...others] = answers
  const [results, measurements, documents] = others
  const [statements, targets] = await Promise.allSettled([
    listRecordStatements(of, undefined, signal),
    listMeasurementTargets(of, undefined, signal),
  ])
  return storyOfLists({
    profile: patient,
    person: null,
    lists: {
      allergies: came(allergies),
      medications: came(medications),
      conditions: came(conditions),
      immunizations: came(immunizations),
      procedures: came(procedures),
      family_history: came(family),
      test_results: came(results),
      measurements: came(measurements),
      documents: came(documents),
    },
    statements: came(statements)?.results ?? [],
    targets: came(targets)?.results ?? [],
  })
}
