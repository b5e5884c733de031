import type { CallContext } from '../contract.ts'
import { invalidPage } from '../failures.ts'
import { plain } from '../store/localized.ts'

type PageQuery = { readonly page: number; readonly page_size: number }
type ListCall = Pick<CallContext, 'address'> & { readonly query: PageQuery }

/** The query without its page. */
export function withoutPage(query: PageQuery): object {
  const { page: _, page_size: _size, ...question } = query
  return question
}

/** One page in the envelope of lists (D-69). */
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }

/**
 * Cuts the asked page out of all rows and writes only those.
 * @throws Failure 404 'Invalid page.' past the end; the first page of an empty list is empty
 */
export function pageOf<Row, Item>(
  { query: { page, page_size }, address }: ListCall,
  rows: readonly Row[],
  write: (row: Row) => Item,
): Page<Item> {
  const start = (page - 1) * page_size
  if (page > 1 && start >= rows.length) throw invalidPage()
  return {
    count: rows.length,
    next: start + page_size < rows.length ? pageAddress(address, page + 1) : null,
    previous: page > 1 ? pageAddress(address, page - 1) : null,
    results: rows.slice(start, start + page_size).map(write),
  }
}

/** The first page is named without a number, as Django REST framework does. */
function pageAddress(address: string, page: number): string {
  const url = new URL(address)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return url.href
}

/** Keeps the rows of which some text holds the search text, whatever its case and accents. */
export function searched<Row>(
  rows: readonly Row[],
  search: string | undefined,
  texts: (row: Row) => readonly (string | null)[],
): readonly Row[] {
  if (search === undefined) return rows
  const wanted = plain(search.trim())
  if (wanted === '') return rows
  return rows.filter((row) => texts(row).some((text) => text !== null && plain(text).includes(wanted)))
}

/** By what a list can be sorted: a value per name; rows without a value come last. */
export type SortKeys<Name extends string, Row> = Readonly<Record<Name, (row: Row) => SortValue>>

/** A row with the values that it is sorted by: it is compared many times, and they are looked up once. */
export type Valued<Row> = { readonly row: Row; readonly values: readonly SortValue[] }

/**
 * Sorting by each name in turn, `-` first for the other way round.
 * @returns how a row gets its values, and how two rows with theirs compare
 */
export function sorting<Name extends string, Row>(
  ordering: readonly (Name | `-${Name}`)[] | undefined,
  keys: SortKeys<Name, Row>,
): { valued: (row: Row) => Valued<Row>; order: (a: Valued<Row>, b: Valued<Row>) => number } {
  const directions = (ordering ?? []).map((name) => directionOf(name, keys))
  return {
    valued: (row) => ({ row, values: directions.map(({ key }) => key(row)) }),
    order: (a, b) => {
      for (let index = 0; index < directions.length; index += 1) {
        const sign = directions[index]?.sign ?? 1
        const order = compare(a.values[index] ?? null, b.values[index] ?? null, sign)
        if (order !== 0) return order
      }
      return 0
    },
  }
}

/** The rows sorted so; those that are equal keep their order. */
export function ordered<Name extends string, Row>(
  rows: readonly Row[],
  ordering: readonly (Name | `-${Name}`)[] | undefined,
  keys: SortKeys<Name, Row>,
): readonly Row[] {
  const { valued, order } = sorting(ordering, keys)
  return rows
    .map(valued)
    .toSorted(order)
    .map(({ row }) => row)
}

const byWords = new Intl.Collator('en-CA')

type SortValue = number | string | null

function directionOf<Name extends string, Row>(name: Name | `-${Name}`, keys: SortKeys<Name, Row>) {
  for (const [one, key] of Object.entries<(row: Row) => SortValue>(keys)) {
    if (name === one) return { key, sign: 1 }
    if (name === `-${one}`) return { key, sign: -1 }
  }
  throw new Error(`Sorting by ${name} is not supported`)
}

function compare(a: SortValue, b: SortValue, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string') return sign * byWords.compare(a, b)
  return sign * (Number(a) - Number(b))
}
