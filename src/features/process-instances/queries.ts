import {
  getFilterProcessInstancesSuspenseQueryOptions,
  getListProcessInstanceActivitiesSuspenseQueryOptions,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { getGetOrganizationJourneyQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { getListOrganizationsQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import { getListProcessDefinitionsQueryOptions } from '#generated/endpoints/process-definitions/process-definitions.ts'
import { getListProcessInstanceVariablesSuspenseQueryOptions } from '#generated/endpoints/process-instance-admin/process-instance-admin.ts'
import {
  getGetProcessInstanceSuspenseQueryOptions,
  getListProcessInstanceEventsSuspenseQueryOptions,
  getListProcessInstancesQueryKey,
} from '#generated/endpoints/process-instances/process-instances.ts'
import { getListTasksSuspenseQueryOptions } from '#generated/endpoints/tasks/tasks.ts'
import type { ProcessInstanceFilter } from '#generated/model/index.ts'
import { type Address, filterBody, orderingOf } from './list/list-rules.ts'

/** The contract's maximum page size. */
const ALL = 100
export const EVENTS_SIZE = 10

/** Always refetched, to include changes by others. */
const fresh = { query: { staleTime: 0 } }

/** Keyed under the journeys although it is a POST (CALL-46), so that invalidating those includes this list. */
const keyOf = (filter: ProcessInstanceFilter, params: object) =>
  [...getListProcessInstancesQueryKey(), 'filter', params, filter] as const

/** CALL-46: one page of instances. */
export function instancesPage(address: Address, page: number) {
  const filter = filterBody(address)
  const params = { page, page_size: address.size, ordering: orderingOf(address) }
  return getFilterProcessInstancesSuspenseQueryOptions(filter, params, {
    query: { queryKey: keyOf(filter, params), staleTime: 0 },
  })
}

export const definitionsToFilter = (organization: string) =>
  getListProcessDefinitionsQueryOptions({
    page_size: ALL,
    ordering: ['name'],
    ...(organization && { organization }),
  })
export const organizationsToFilter = () => getListOrganizationsQueryOptions({ page_size: ALL })
export const definitionToFilter = (id: string) =>
  getGetOrganizationJourneyQueryOptions(id, { query: { enabled: id !== '', retry: false } })

/** CALL-47 */
export const instanceOf = (id: string) => getGetProcessInstanceSuspenseQueryOptions(id, fresh)

/** All tasks, including cancelled ones, latest first. */
export const tasksOf = (instance: string) =>
  getListTasksSuspenseQueryOptions(
    {
      process_instance: instance,
      status__in: ['open', 'completed', 'cancelled'],
      ordering: ['-created_at'],
      page_size: ALL,
    },
    fresh,
  )

/** The activities of its definition, and which can be started. */
export const activitiesOf = (instance: string) =>
  getListProcessInstanceActivitiesSuspenseQueryOptions(instance, { page_size: ALL }, fresh)

export const variablesOf = (instance: string) =>
  getListProcessInstanceVariablesSuspenseQueryOptions(instance, { page_size: ALL }, fresh)

/** One page of its events, latest first. */
export const eventsOf = (instance: string, page: number) =>
  getListProcessInstanceEventsSuspenseQueryOptions(instance, { page, page_size: EVENTS_SIZE }, fresh)
