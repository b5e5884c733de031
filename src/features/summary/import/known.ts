import { queryOptions } from '@tanstack/react-query'
import {
  getListMeasurementsQueryKey,
  listMeasurements,
} from '#generated/endpoints/measurements/measurements.ts'
import {
  getListTestResultsQueryKey,
  listTestResults,
} from '#generated/endpoints/test-results/test-results.ts'
import { readPages } from '#src/api/read-pages.ts'
import type { FoundRecord, ImportKind } from './records.ts'

/** The first date of the records of a kind; undefined if there are none. */
const firstOf = (records: readonly FoundRecord[], wanted: ImportKind, field: string): string | undefined =>
  records.flatMap(({ kind, body }) => (kind === wanted ? [String(body[field])] : [])).toSorted()[0]

/** The measurements since the first of a file; the Health Story has only the latest of each kind. */
export function measurementsSince(patient: string, records: readonly FoundRecord[]) {
  const first = firstOf(records, 'measurements', 'measured_at')
  const of = { patient, measured_at__gte: first, ordering: ['measured_at' as const] }
  return queryOptions({
    queryKey: getListMeasurementsQueryKey(of),
    queryFn: ({ signal }) =>
      first === undefined ? [] : readPages((page) => listMeasurements({ ...of, ...page }, undefined, signal)),
  })
}

export function resultsSince(patient: string, records: readonly FoundRecord[]) {
  const first = firstOf(records, 'test_results', 'collected_at')
  const of = { patient, collected_at__gte: first, ordering: ['collected_at' as const] }
  return queryOptions({
    queryKey: getListTestResultsQueryKey(of),
    queryFn: ({ signal }) =>
      first === undefined ? [] : readPages((page) => listTestResults({ ...of, ...page }, undefined, signal)),
  })
}
