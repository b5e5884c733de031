import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageFrom } from '#src/lib/page-number.ts'
import { useRouter, useSearchParams } from '#src/lib/router/hooks.ts'
import { keptSearch } from './kept-search.ts'

export type Ordering<By extends string = string> = { by: By; descending: boolean }

/** What the address of a list may say. */
export type ListRules = {
  /** What the list can be sorted by: names of the contract's `ordering`. */
  orderings: readonly string[]
  first: Ordering
  /** The filters, and what each may be: one of these, or what fits a rule (ids of a list that is not here yet). */
  filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>
  /** The search finds people: it is kept in the history entry (kept-search.ts). */
  findsPeople?: boolean
}

type Filters = NonNullable<ListRules['filters']>
type Choice<Rule> = Rule extends readonly (infer One extends string)[] ? One | '' : string

export type ListAddress<Rules extends ListRules = ListRules> = {
  page: number
  ordering: Ordering<Rules['orderings'][number]>
  search: string
  /** '' where a filter is not set. */
  filters: Rules extends { filters: infer Allowed extends Filters }
    ? { readonly [Name in keyof Allowed]: Choice<Allowed[Name]> }
    : Readonly<Record<string, string>>
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
export const filterKey = ({
  ordering,
  search,
  filters,
}: Pick<ListAddress, 'ordering' | 'search' | 'filters'>): string =>
  JSON.stringify([ordering, search, filters])

/** `name` or, descending, `-name`, as the contract writes it. */
export const orderingText = <By extends string>({ by, descending }: Ordering<By>) =>
  (descending ? `-${by}` : by) as By | `-${By}`

/** How many rows a page of a list holds. */
export const PAGE_SIZE = 20

/** The part of a call that is the same for every list: a page, the search and the order of its address. */
export const pageQuery = <By extends string>(
  page: number,
  { ordering, search }: { ordering: Ordering<By>; search: string },
) => ({ page, page_size: PAGE_SIZE, ...(search && { search }), ordering: [orderingText(ordering)] })

/**
 * How a list is sorted, filtered, searched and paged, kept in the address: Back works, and a link shows the same.
 * What stands there is input: what is unknown counts as not said.
 */
export function useListAddress<const Rules extends ListRules>(rules: Rules): ListAddress<Rules> {
  const { orderings, first, filters: allowed = {}, findsPeople = false }: ListRules = rules
  const router = useRouter()
  const [query, setQuery] = useSearchParams()
  const kept = keptSearch(useLocation().state)
  const asked = query.get('ordering') ?? ''
  const by = asked.replace(/^-/, '')
  const ordering = orderings.includes(by) ? { by, descending: asked.startsWith('-') } : first
  const linked = query.get('search') ?? ''
  const search = (linked || (findsPeople ? kept : '')).trim().slice(0, MOST)
  const filters = Object.fromEntries(
    Object.entries(allowed).map(([name, values]) => {
      const value = query.get(name) ?? ''
      const fits = typeof values === 'function' ? values(value) : values.includes(value)
      return [name, fits ? value : '']
    }),
  )

  /** Every change of what is shown begins on the first page. */
  const change = (entries: Readonly<Record<string, string>>, how?: { replace: boolean }) => {
    const state = findsPeople && { search: entries.search ?? keptSearch(router.state.location.state) }
    setQuery(
      (next) => {
        next.delete('page')
        for (const [name, value] of Object.entries(entries)) {
          if (value === '' || (findsPeople && name === 'search')) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { ...how, ...(state && { state }) },
    )
  }

  // A link of before may still bring a name.
  const broughtName = findsPeople && linked !== ''
  useEffect(() => {
    if (!broughtName) return
    const withoutSearch = (next: URLSearchParams) => {
      next.delete('search')
      return next
    }
    setQuery(withoutSearch, { replace: true, state: { search } })
  }, [broughtName, search, setQuery])

  const address: ListAddress = {
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
  return address as ListAddress<Rules>
}
