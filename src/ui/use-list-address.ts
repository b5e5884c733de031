import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageFrom } from '#src/lib/page-number.ts'

export type Ordering = { by: string; descending: boolean }

type Rules = {
  /** What the list can be sorted by: names of the contract's `ordering`. */
  orderings: readonly string[]
  first: Ordering
  /** The filters, and what each may be: one of these, or what fits a rule (ids of a list that is not here yet). */
  filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>
}

export type ListAddress = {
  page: number
  ordering: Ordering
  search: string
  /** '' where a filter is not set. */
  filters: Readonly<Record<string, string>>
  isFiltered: boolean
  sort: (ordering: Ordering) => void
  /** `replace`: Back leads to what was there before the search, not through every pause in the typing. */
  find: (search: string, how?: { replace: boolean }) => void
  filter: (name: string, value: string) => void
  /** Takes search and filters away. */
  clear: () => void
}

const MOST = 200

/**
 * Order, filters and search as one text. As the key of a list, another one waits in its own skeleton, and does not
 * stand there as if nothing had been asked; another page of the same list does.
 */
export const filterKey = ({ ordering, search, filters }: ListAddress): string =>
  JSON.stringify([ordering, search, filters])

/** `name` or, descending, `-name`, as the contract writes it. */
export const orderingText = ({ by, descending }: Ordering): string => `${descending ? '-' : ''}${by}`

/**
 * How a list is sorted, filtered, searched and paged, kept in the address: Back works, and a link shows the same.
 * What stands there is input: what is unknown counts as not said.
 */
export function useListAddress({ orderings, first, filters: allowed = {} }: Rules): ListAddress {
  const [query, setQuery] = useSearchParams()
  // The router applies a change asynchronously; a second change before that builds on the first.
  const newest = useRef(query)
  useLayoutEffect(() => void (newest.current = query), [query])
  const asked = query.get('ordering') ?? ''
  const by = asked.replace(/^-/, '')
  const ordering = orderings.includes(by) ? { by, descending: asked.startsWith('-') } : first
  const search = (query.get('search') ?? '').trim().slice(0, MOST)
  const filters = Object.fromEntries(
    Object.entries(allowed).map(([name, values]) => {
      const value = query.get(name) ?? ''
      const fits = typeof values === 'function' ? values(value) : values.includes(value)
      return [name, fits ? value : '']
    }),
  )

  /** Every change of what is shown begins on the first page. */
  const change = (entries: Readonly<Record<string, string>>, how?: { replace: boolean }) => {
    const next = new URLSearchParams(newest.current)
    next.delete('page')
    for (const [name, value] of Object.entries(entries)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    newest.current = next
    setQuery(next, how)
  }

  return {
    page: pageFrom(query) ?? 1,
    ordering,
    search,
    filters,
    isFiltered: search !== '' || Object.values(filters).some(Boolean),
    sort: (wanted) =>
      change({ ordering: orderingText(wanted) === orderingText(first) ? '' : orderingText(wanted) }),
    find: (text, how) => change({ search: text.trim().slice(0, MOST) }, how),
    filter: (name, value) => change({ [name]: value }),
    clear: () =>
      change({ search: '', ...Object.fromEntries(Object.keys(allowed).map((name) => [name, ''])) }),
  }
}
