import { keepPreviousData } from '@tanstack/react-query'
import { getSearchPeopleQueryOptions } from '#generated/endpoints/people/people.ts'

/** The contract's minimum and maximum query length. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 200
/** Further typing narrows down longer results. */
const HITS = 10

/** People matching a search; keeps previous results while the next search runs. */
export const peopleLike = (organization: string, search: string) =>
  getSearchPeopleQueryOptions(
    organization,
    { search },
    { page_size: HITS },
    {
      query: {
        enabled: search.length >= MIN_SEARCH,
        placeholderData: (before) => (search.length >= MIN_SEARCH ? keepPreviousData(before) : undefined),
        gcTime: 0,
      },
    },
  )
