import { keepPreviousData } from '@tanstack/react-query'
import { getSearchPeopleQueryOptions } from '#generated/endpoints/people/people.ts'

/** The shortest and the longest search of the contract. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 200
/** Whoever is not among the first is found by typing more. */
const HITS = 10

/** Whom a search finds; what was found before stays while the next search runs. */
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
