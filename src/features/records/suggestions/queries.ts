import { getListPersonSuggestionsSuspenseQueryOptions } from '#generated/endpoints/people/people.ts'
import { getListRecordSuggestionsQueryOptions } from '#generated/endpoints/record-suggestions/record-suggestions.ts'

const MOST = 100
const LATEST = 20

/** The suggestions that the person has not decided about. */
export const openSuggestions = (patientId: string) =>
  getListRecordSuggestionsQueryOptions(
    { patient: patientId, status: 'open', page_size: MOST },
    // The page below waits for it, so a failure must not take long.
    { query: { staleTime: 0, retry: false } },
  )

/** What the organization's care team suggested to a person, latest first. */
export const suggestionsTo = (organizationId: string, personId: string) =>
  getListPersonSuggestionsSuspenseQueryOptions(
    organizationId,
    personId,
    { page_size: LATEST },
    { query: { staleTime: 0 } },
  )
