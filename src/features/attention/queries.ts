import {
  getGetAttentionNeighboursSuspenseQueryOptions,
  getListAttentionItemsSuspenseQueryOptions,
  getListCareTeamMembersSuspenseQueryOptions,
} from '#generated/endpoints/attention-items/attention-items.ts'
import { getListWorklistViewsQueryOptions } from '#generated/endpoints/worklist-views/worklist-views.ts'
import type { AttentionStatus } from '#generated/model/index.ts'

/** Number of items on the home page; the worklist has all of them. */
export const INITIAL_COUNT = 4
/** The contract's maximum page size. */
const MOST = 100

/** Items of an organization, most urgent first; always refetched, because patients change them. */
export const attentionIn = (
  organization: string,
  status: AttentionStatus,
  size: number,
  /** Only items about this person. */
  patient?: string,
) =>
  getListAttentionItemsSuspenseQueryOptions(
    { organization, status, page_size: size, ...(patient && { patient }) },
    { query: { staleTime: 0 } },
  )

/** All alerts about a person, handled or not. */
export const alertsOfPerson = (organization: string, patient: string) =>
  getListAttentionItemsSuspenseQueryOptions(
    { organization, patient, kind__in: ['alert'], page_size: MOST },
    { query: { staleTime: 0 } },
  )

/** The open alerts beside an item, handled or not. */
export const neighboursOf = (item: string) =>
  getGetAttentionNeighboursSuspenseQueryOptions(item, { query: { staleTime: 0 } })

/** The caller's saved views of the worklist. */
export const worklistViewsIn = (organization: string) =>
  getListWorklistViewsQueryOptions({ organization, page_size: MOST })

/** The colleagues to assign items to, by name. */
export const careTeamOf = (organization: string) =>
  getListCareTeamMembersSuspenseQueryOptions(organization, { page_size: MOST })
