import { ContentTag, ContentType, Language } from '#generated/model/index.ts'
import type { ListUserContentsParams } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { shelfNames, shelfParams } from './shelves.ts'

export const PAGE_SIZE = 20

/** Minimum query length: the contract refuses shorter ones. */
const LEAST_LETTERS = 2

export const lengths = {
  short: { minutes__lte: 2 },
  medium: { minutes__gte: 3, minutes__lte: 5 },
  long: { minutes__gte: 6 },
} satisfies Record<string, ListUserContentsParams>
export type LengthName = keyof typeof lengths

/** By name, as the address has them. */
export const discoverRules = {
  orderings: ['relevance', 'newest'],
  first: { by: 'relevance', descending: false },
  filters: {
    topic: Object.values(ContentTag),
    type: Object.values(ContentType),
    length: Object.keys(lengths),
    language: Object.values(Language),
    show: [...shelfNames],
  },
} as const

/** One of these names, if it is one. */
const pick = <Name extends string>(names: readonly Name[], value: string | undefined): Name | undefined =>
  names.find((name) => name === value)

/** What to ask the server for, from what the address says. */
export function wantedFrom(
  address: Pick<ListAddress, 'search' | 'filters' | 'ordering' | 'page'>,
): ListUserContentsParams {
  const { search, filters, ordering, page } = address
  const topic = pick(Object.values(ContentTag), filters.topic)
  const type = pick(Object.values(ContentType), filters.type)
  const length = pick(Object.keys(lengths) as LengthName[], filters.length)
  const language = pick(Object.values(Language), filters.language)
  const show = pick(shelfNames, filters.show)
  return {
    page,
    page_size: PAGE_SIZE,
    ordering: pick(discoverRules.orderings, ordering.by) ?? 'relevance',
    ...(search.length >= LEAST_LETTERS && { search }),
    ...(topic && { tag__in: [topic] }),
    ...(type && { type__in: [type] }),
    ...(length && lengths[length]),
    ...(language && { language }),
    ...(show && shelfParams[show]),
  }
}
