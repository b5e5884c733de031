/** What can be wrong with the notebook. */
export type NoteFault =
  | 'row-twice'
  | 'row-lost'
  | 'order-by-page'
  | 'next-drops-filter'
  | 'previous-drops-order'
  | 'count-unfiltered'
  | 'one-of-several'
  | 'second-key-ignored'
  | 'unknown-query-empties'
  | 'search-not-renewed'
  | 'search-too-wide'
  | 'null-ignored'
  | 'null-fails'
  | 'text-cut'
  | 'text-ascii'
  | 'text-escaped'
  | 'patch-empties-others'
  | 'patch-reaches-all'
  | 'post-makes-two'
  | 'key-ignored'
  | 'create-drops-place'
  | 'patch-drops-kind'
  | 'patch-drops-due-on'
  | 'key-ignored-and-place-refused'

export type Note = {
  readonly id: string
  title: string
  text: string
  kind: string
  due_on: string | null
  place: string
  readonly rank: number
  readonly created_at: string
}

const KINDS = ['call', 'letter', 'visit']
const KEYS = ['rank', '-rank', 'title', '-title']

const compare = (key: string) => (one: Note, other: Note) => {
  const name = key.replace('-', '') as 'rank' | 'title'
  const [a, b] = key.startsWith('-') ? [other[name], one[name]] : [one[name], other[name]]
  return a < b ? -1 : a > b ? 1 : 0
}

/** The rows that a question is about, in their order; undefined when it is refused. */
function rowsFor(all: readonly Note[], query: URLSearchParams, is: (fault: NoteFault) => boolean) {
  const kinds = (query.get('kind__in') ?? query.get('kind'))?.split(',')
  const keys = query.get('ordering')?.split(',') ?? []
  if (kinds?.some((kind) => !KINDS.includes(kind)) || keys.some((key) => !KEYS.includes(key)))
    return undefined
  const wanted = is('one-of-several') ? kinds?.slice(0, 1) : kinds
  const search = query.get('search')?.toLowerCase()
  const isFound = ({ title, rank }: Note) => {
    if (search === undefined) return true
    if (is('search-not-renewed') && rank > 7) return false
    if (is('search-too-wide') && search.startsWith('zq') && rank < 2) return true
    return title.toLowerCase().includes(search)
  }
  const rows = all.filter((note) => (!wanted || wanted.includes(note.kind)) && isFound(note))
  const used = is('second-key-ignored') ? keys.slice(0, 1) : keys
  return [...used].reverse().reduce((sorted, key) => [...sorted].sort(compare(key)), rows)
}

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = query.get(name)
  return value === null ? otherwise : /^\d+$/.test(value) ? Number(value) : 0
}

/** A page of notes, its status first. */
export function pageOfNotes(
  all: readonly Note[],
  url: URL,
  is: (fault: NoteFault) => boolean,
): readonly [number, unknown] {
  const query = url.searchParams
  const rows = rowsFor(all, query, is)
  const [size, page] = [numberIn(query, 'page_size', 20), numberIn(query, 'page', 1)]
  if (!rows || size < 1 || size > 100 || page < 1) return [400, { detail: 'Invalid query.' }]
  if (page > Math.max(1, Math.ceil(rows.length / size))) return [404, { detail: 'Invalid page.' }]
  if (is('unknown-query-empties') && query.has('zz_unknown'))
    return [200, { count: 0, next: null, previous: null, results: [] }]
  const from = (page - 1) * size
  const results = rows.slice(from, from + size)
  const before = rows[from - 1]
  if (is('row-twice') && page > 2 && before) results[0] = before
  if (is('row-lost') && page > 2) results.shift()
  if (is('order-by-page') && page > 2 && size < 20) results.splice(0, 1, ...rows.slice(from + 1, from + 2))
  const isFiltered = query.has('kind') || query.has('search')
  const link = (number: number, drops: string | undefined) => {
    const other = new URL(url)
    other.searchParams.set('page', String(number))
    if (drops !== undefined) other.searchParams.delete(drops)
    return other.href
  }
  return [
    200,
    {
      count: is('count-unfiltered') && isFiltered ? all.length : rows.length,
      next: from + size < rows.length ? link(page + 1, is('next-drops-filter') ? 'kind' : undefined) : null,
      previous: page > 1 ? link(page - 1, is('previous-drops-order') ? 'ordering' : undefined) : null,
      results,
    },
  ]
}
