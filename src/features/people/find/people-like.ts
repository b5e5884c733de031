import { keepPreviousData } from '@tanstack/react-query'
import { getSearchPeopleQueryOptions } from '#generated/endpoints/people/people.ts'
import { peopleSearchSearchMin } from '#generated/zod/portageV1.schemas.zod.ts'

/** The number of suggestions; typing more finds the others. */
const HITS = 10

/** People matching a search; keeps previous results while the next search runs. */
export const peopleLike = (organization: string, search: string) =>
  getSearchPeopleQueryOptions(
    organization,
    { search },
    { page_size: HITS },
    {
      query: {
        enabled: search.length >= peopleSearchSearchMin,
        placeholderData: (before) =>
          search.length >= peopleSearchSearchMin ? keepPreviousData(before) : undefined,
        gcTime: 0,
      },
    },
  )
