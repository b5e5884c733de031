import { getFilterProcessInstancesSuspenseQueryOptions } from '#generated/endpoints/enrolments/enrolments.ts'
import { getListJourneyEventsSuspenseQueryOptions } from '#generated/endpoints/journey-events/journey-events.ts'
import {
  getGetPersonSuspenseQueryOptions,
  getListPersonMessagesSuspenseQueryOptions,
  getListPersonNotesSuspenseQueryOptions,
  getListPersonTrendsSuspenseQueryOptions,
} from '#generated/endpoints/people/people.ts'
import { getListProcessInstancesQueryKey } from '#generated/endpoints/process-instances/process-instances.ts'

const MOST = 100
const SUBMISSIONS = 20
const NOTES = 50
const MESSAGES = 20

export type PersonPlace = { organizationId: string; personId: string }

/** Always refetched, because every access is audited. */
export const personOf = ({ organizationId, personId }: PersonPlace) =>
  getGetPersonSuspenseQueryOptions(organizationId, personId, { query: { staleTime: 0 } })

export function journeysOf({ organizationId, personId }: PersonPlace) {
  const filter = { organization: organizationId, patient: personId }
  const params = { page_size: MOST, ordering: ['-last_activity_at' as const] }
  // keyed under the journeys, so that invalidating those includes this list
  const queryKey = [...getListProcessInstancesQueryKey(), 'filter', params, filter] as const
  return getFilterProcessInstancesSuspenseQueryOptions(filter, params, { query: { queryKey } })
}

export const submissionsOf = ({ organizationId, personId }: PersonPlace) =>
  getListJourneyEventsSuspenseQueryOptions({
    organization: organizationId,
    patient: personId,
    my_role_type: 'provider',
    type__in: ['task_completed'],
    ordering: ['-occurred_at'],
    page_size: SUBMISSIONS,
  })

export const notesOf = ({ organizationId, personId }: PersonPlace) =>
  getListPersonNotesSuspenseQueryOptions(organizationId, personId, { page_size: NOTES })

/** Always refetched, because the system sends on its own. */
export const messagesOf = ({ organizationId, personId }: PersonPlace) =>
  getListPersonMessagesSuspenseQueryOptions(
    organizationId,
    personId,
    { page_size: MESSAGES },
    { query: { staleTime: 0 } },
  )

export const trendsOf = ({ organizationId, personId }: PersonPlace) =>
  getListPersonTrendsSuspenseQueryOptions(organizationId, personId, { page_size: MOST })
