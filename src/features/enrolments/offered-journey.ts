import { getGetOrganizationJourneySuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'

export const offeredJourney = (journeyId: string) =>
  getGetOrganizationJourneySuspenseQueryOptions(journeyId, { query: { staleTime: 0 } })
