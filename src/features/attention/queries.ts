import { getListAttentionItemsSuspenseQueryOptions } from '#generated/endpoints/attention-items/attention-items.ts'
import { getGetPersonSuspenseQueryOptions } from '#generated/endpoints/people/people.ts'
import type { AttentionStatus } from '#generated/model/index.ts'

/** How many the home shows; all of them are in the worklist. */
export const INITIAL_COUNT = 4
/** The most that the contract gives at once. */
const MOST = 100

/** What needs attention in an organization, the most urgent first; asked anew each time, for patients change it. */
export const attentionIn = (
  organization: string,
  status: AttentionStatus,
  size: number,
  /** Of one person alone. */
  patient?: string,
) =>
  getListAttentionItemsSuspenseQueryOptions(
    { organization, status, page_size: size, ...(patient && { patient }) },
    { query: { staleTime: 0 } },
  )

/** All alerts of a person, handled or not. */
export const alertsOfPerson = (organization: string, patient: string) =>
  getListAttentionItemsSuspenseQueryOptions(
    { organization, patient, kind__in: ['alert'], page_size: MOST },
    { query: { staleTime: 0 } },
  )

/** The two most urgent open alerts: one of them is another one. */
export const openAlerts = (organization: string) =>
  getListAttentionItemsSuspenseQueryOptions(
    { organization, status: 'open', kind__in: ['alert'], page_size: 2 },
    { query: { staleTime: 0 } },
  )

export const personOf = (organization: string, patient: string) =>
  getGetPersonSuspenseQueryOptions(organization, patient, { query: { staleTime: 0 } })
