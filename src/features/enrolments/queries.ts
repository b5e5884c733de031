import {
  filterProcessInstances,
  getFilterProcessInstancesSuspenseQueryOptions,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { getListProcessInstancesQueryKey } from '#generated/endpoints/process-instances/process-instances.ts'
import { getListSavedViewsQueryOptions } from '#generated/endpoints/saved-views/saved-views.ts'
import type { EnrolmentOrdering, ProcessInstance, ProcessInstanceFilter } from '#generated/model/index.ts'
import { type Address, type Where, filterBody, orderingOf } from './list/list-rules.ts'

/** The contract's maximum page size. */
const ALL = 100

/**
 * Keyed under the journeys although it is a POST (CALL-46): mutations invalidate the journeys, which then
 * includes this list.
 */
const keyOf = (filter: ProcessInstanceFilter, params: object) =>
  [...getListProcessInstancesQueryKey(), 'filter', params, filter] as const

type Wanted = Where & { address: Address; page: number }

/** CALL-46: one page of the people in a journey. */
export function enrolmentsPage({ address, page, ...where }: Wanted) {
  const filter = filterBody(where, address)
  const params = { page, page_size: address.size, ordering: orderingOf(address) }
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

/** Fetches all matching people for an export, page by page, without duplicates if someone joins in the meantime. */
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

export const ownViews = ({ organizationId, journeyId }: Where) =>
  getListSavedViewsQueryOptions({
    organization: organizationId,
    process_definition: journeyId,
    page_size: ALL,
  })
