import {
  filterProcessInstances,
  getFilterProcessInstancesSuspenseQueryOptions,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { getListProcessInstancesQueryKey } from '#generated/endpoints/process-instances/process-instances.ts'
import { getGetOrganizationJourneySuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { getListSavedViewsQueryOptions } from '#generated/endpoints/saved-views/saved-views.ts'
import type { EnrolmentOrdering, ProcessInstance, ProcessInstanceFilter } from '#generated/model/index.ts'
import { type Address, filterBody, orderingOf, type Where } from './list-rules.ts'
import { PAGE_SIZE } from '#src/ui/use-list-address.ts'

/** The most that the contract gives at once. */
const ALL = 100

/**
 * Under the journeys, though it is read by a POST (CALL-46): whatever makes journeys stale makes this list stale, and
 * the table of what a write makes stale names journeys alone.
 */
const keyOf = (filter: ProcessInstanceFilter, params: object) =>
  [...getListProcessInstancesQueryKey(), 'filter', params, filter] as const

type Wanted = Where & { address: Address; page: number }

/** CALL-46: a page of the people in a journey. */
export function enrolmentsPage({ address, page, ...where }: Wanted) {
  const filter = filterBody(where, address)
  const params = { page, page_size: PAGE_SIZE, ordering: orderingOf(address) }
  return getFilterProcessInstancesSuspenseQueryOptions(filter, params, {
    query: { queryKey: keyOf(filter, params) },
  })
}

type Every = {
  filter: ProcessInstanceFilter
  ordering: EnrolmentOrdering[]
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Everybody who fits, page after page: what an export holds. Nobody twice, though somebody may join meanwhile. */
export async function everyEnrolment({ filter, ordering, onProgress, signal }: Every) {
  const found = new Map<string, ProcessInstance>()
  for (let page = 1; ; page += 1) {
    const { results, next } = await filterProcessInstances(
      filter,
      { page, page_size: ALL, ordering },
      undefined,
      signal,
    )
    for (const one of results) found.set(one.id, one)
    onProgress(found.size)
    if (next === null || signal.aborted) return [...found.values()]
  }
}

export const offeredJourney = (journeyId: string) =>
  getGetOrganizationJourneySuspenseQueryOptions(journeyId, { query: { staleTime: 0 } })

export const ownViews = ({ organizationId, journeyId }: Where) =>
  getListSavedViewsQueryOptions({
    organization: organizationId,
    process_definition: journeyId,
    page_size: ALL,
  })
