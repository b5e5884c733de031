import { pageFrom } from '#src/lib/text/page-number.ts'
import { useRouter, useSearchParams } from '#src/lib/router/hooks.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keptSearch } from './kept-search.ts'

export type Ordering<By extends string = string> = { by: By; descending: boolean }

/** The query parameters a list accepts. */
export type ListRules = {
  /** Allowed sort keys: names of the contract's `ordering`. */
  orderings: readonly string[]
  first: Ordering
  /** Allowed filter values: a list, or a predicate for ids of a list that has not loaded. */
  filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>
  /** The search finds people: it is kept in the history entry (kept-search.ts). */
  findsPeople?: boolean
}

type Filters = NonNullable<ListRules['filters']>
type Choice<Rule> = Rule extends readonly (infer One extends string)[] ? One | '' : string

export type ListAddress<Rules extends ListRules = ListRules> = {
  page: number
  /** How many rows a page has. */
  size: PageSize
  ordering: Ordering<Rules['orderings'][number]>
  search: string
  /** '' for an unset filter. */
  filters: Rules extends { filters: infer Allowed extends Filters }
    ? { readonly [Name in keyof Allowed]: Choice<Allowed[Name]> }
    : Readonly<Record<string, string>>
  isFiltered: boolean
  sort: (ordering: Ordering) => void
  /** `replace`: replaces the history entry, so that Back skips every pause in typing. */
  find: (search: string, how?: { replace: boolean }) => void
  filter: (name: string, value: string) => void
  clear: () => void
  goTo: (page: number) => void
  resize: (size: PageSize) => void
}

const MOST = 200

/**
 * Order, filters and search as one key. A changed key remounts the list with its skeleton; another page of the
 * same list keeps the key.
 */
export const filterKey = ({
  ordering,
  search,
  filters,
}: Pick<ListAddress, 'ordering' | 'search' | 'filters'>): string =>
  JSON.stringify([ordering, search, filters])

/** `name`, or `-name` for descending, as the contract writes it. */
export const orderingText = <By extends string>({ by, descending }: Ordering<By>) =>
  (descending ? `-${by}` : by) as By | `-${By}`

export const PAGE_SIZE = 20

/** What a person may choose; the contract allows at most 100. */
export const pageSizes = [PAGE_SIZE, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** Query parameters shared by all lists: page, search and order from the URL. */
export const pageQuery = <By extends string>(
  page: number,
  { size, ordering, search }: { size: PageSize; ordering: Ordering<By>; search: string },
) => ({ page, page_size: size, ...(search && { search }), ordering: [orderingText(ordering)] })

/**
 * Sorting, filters, search and page of a list, kept in the URL so that Back and shared links work. The URL is
 * untrusted: unknown values are ignored.
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

  /** Every change resets to the first page. */
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

  // Links made by earlier versions may still contain a name.
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
    size: pageSizes.find((size) => String(size) === query.get('size')) ?? PAGE_SIZE,
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
    goTo: (page) => change({ page: page === 1 ? '' : String(page) }),
    resize: (size) => change({ size: size === PAGE_SIZE ? '' : String(size) }),
  }
  return address as ListAddress<Rules>
}
