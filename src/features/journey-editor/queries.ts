import {
  getGetJourneyDefinitionSuspenseQueryOptions,
  getGetJourneyUsageSuspenseQueryOptions,
  getListJourneyDefinitionsSuspenseQueryOptions,
  getListJourneyVersionsSuspenseQueryOptions,
} from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import { getListOrganizationsQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { ListJourneyDefinitionsParams } from '#generated/model/index.ts'

/** Always refetched, because other administrators edit too. */
const fresh = { query: { staleTime: 0 } }

export const journeysPage = (params: ListJourneyDefinitionsParams) =>
  getListJourneyDefinitionsSuspenseQueryOptions(params, fresh)

/** Loaded once when the editor opens: later changes surface on save instead of under the person's hands. */
export const journeyOf = (id: string) =>
  getGetJourneyDefinitionSuspenseQueryOptions(id, {
    query: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })

export const usageOf = (id: string) => getGetJourneyUsageSuspenseQueryOptions(id, fresh)

export const versionsOf = (id: string, page: number) =>
  getListJourneyVersionsSuspenseQueryOptions(id, { page, page_size: 10 }, fresh)

export const organizationsToChoose = () => getListOrganizationsQueryOptions({ page_size: 100 })
