import { ContentTag, ContentType, Language, type ListUserContentsParams } from '#generated/model/index.ts'
import { type ListAddress, PAGE_SIZE } from '#src/ui/lists/use-list-address.ts'
import { shelfNames, shelfParams } from '../home/shelves.ts'

/** Minimum query length, as in the contract. */
const LEAST_LETTERS = 2

export const lengths = {
  short: { minutes__lte: 2 },
  medium: { minutes__gte: 3, minutes__lte: 5 },
  long: { minutes__gte: 6 },
} satisfies Record<string, ListUserContentsParams>
export const lengthNames = Object.keys(lengths) as (keyof typeof lengths)[]

export const discoverRules = {
  orderings: ['relevance', 'newest'],
  first: { by: 'relevance', descending: false },
  filters: {
    topic: Object.values(ContentTag),
    type: Object.values(ContentType),
    length: lengthNames,
    language: Object.values(Language),
    show: [...shelfNames],
  },
} as const

export type Address = ListAddress<typeof discoverRules>

export function wantedFrom(
  address: Pick<Address, 'search' | 'filters' | 'ordering' | 'page'>,
): ListUserContentsParams {
  const { search, ordering, page } = address
  const { topic, type, length, language, show } = address.filters
  return {
    page,
    page_size: PAGE_SIZE,
    ordering: ordering.by,
    ...(search.length >= LEAST_LETTERS && { search }),
    ...(topic && { tag__in: [topic] }),
    ...(type && { type__in: [type] }),
    ...(length && lengths[length]),
    ...(language && { language }),
    ...(show && shelfParams[show]),
  }
}
