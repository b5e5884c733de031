import {
  getGetTestResultSuspenseQueryOptions,
  getListTestResultsSuspenseQueryOptions,
} from '#generated/endpoints/test-results/test-results.ts'
import type { ListTestResultsParams } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { recordsQuery } from '../record/record.ts'
import { parseDates } from '#src/lib/dates/date-range.ts'
import { outOfRange } from './form/result-rules.ts'

export const resultViews = ['date', 'test'] as const
export type ResultView = (typeof resultViews)[number]

export const viewFrom = (text: string | undefined): ResultView => (text === 'test' ? 'test' : 'date')

type Wanted = { patientId: string; page: number; view: ResultView; address: ListAddress }

const orderings = {
  date: ['-collected_at', '-out_of_range'],
  test: ['-out_of_range', 'test_name'],
} as const satisfies Record<ResultView, ListTestResultsParams['ordering']>

/** One page of the list for the current query; by test, the latest result of each. */
export const resultPage = ({ patientId, page, view, address }: Wanted) => {
  const { from, to } = parseDates(address.filters.dates ?? '')
  return getListTestResultsSuspenseQueryOptions({
    ...recordsQuery(patientId, page, address),
    ordering: [...orderings[view]],
    ...(view === 'test' && { latest: true }),
    ...(address.filters.range === 'out' && { interpretation__in: [...outOfRange] }),
    ...(from !== '' && { collected_at__gte: from }),
    ...(to !== '' && { collected_at__lte: to }),
  })
}

/** Maximum number of results of one test. */
export const MOST_OF_TEST = 100

/** All results of one test, newest first. */
export const resultsOf = (patientId: string, code: string) =>
  getListTestResultsSuspenseQueryOptions({
    patient: patientId,
    test_code: code,
    ordering: ['-collected_at'],
    page_size: MOST_OF_TEST,
  })

export const resultDetail = (id: string) => getGetTestResultSuspenseQueryOptions(id)
