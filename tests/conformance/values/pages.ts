import type { Operation } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { rowsIn } from '../contract/resources.ts'
import type { Answer, Session } from '../session.ts'

/** More rows than these are not read: what is said of a list is then said of its first ones. */
const MANY = 500

/** A page of a list, as far as it says so. */
export type Page = {
  readonly rows: readonly JsonObject[]
  /** Null in a list without pages. */
  readonly count: number | null
  readonly next: string | null
  readonly previous: string | null
}

/** The page that an answer is; undefined when it is none. */
export function pageIn({ ok, json }: Pick<Answer, 'ok' | 'json'>): Page | undefined {
  const rows = ok ? rowsIn(json) : undefined
  if (!rows) return undefined
  const { count, next, previous } = isObject(json) ? json : {}
  const link = (value: unknown) => (typeof value === 'string' ? value : null)
  return { rows, count: typeof count === 'number' ? count : null, next: link(next), previous: link(previous) }
}

/** How a list is asked for pages; undefined where it cannot be. */
export function pagingOf(
  session: Session,
  { parameters }: Operation,
): { readonly page: string; readonly size: string; readonly most: number } | undefined {
  const named = (name: string) =>
    parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)
  const size = named('page_size')
  if (!named('page') || !size) return undefined
  const { maximum } = objectAt(session.contract.document, size.schema)
  return { page: 'page', size: 'page_size', most: typeof maximum === 'number' ? Math.min(maximum, 100) : 100 }
}

export type Rows = {
  readonly rows: readonly JsonObject[]
  /** Whether these are all there are. */
  readonly complete: boolean
  /** Of the first page. */
  readonly count: number | null
  /** How many rows a page had that others follow, where it was not full; undefined where each was. */
  readonly short?: number | undefined
  /** The last one that was read. */
  readonly answer: Answer
}

type List = {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Another token than the run's; null for none. */
  readonly token?: string | null | undefined
}

/** The rows of a list over all its pages, in large ones; undefined when it does not answer. */
export async function allRows(
  session: Session,
  { operation, params, query = {}, token }: List,
): Promise<Rows | undefined> {
  const paging = pagingOf(session, operation)
  const rows: JsonObject[] = []
  let count: number | null = null
  let short: number | undefined
  for (let number = 1; ; number += 1) {
    const asked = paging
      ? { ...query, [paging.page]: String(number), [paging.size]: String(paging.most) }
      : query
    const answer = await session.ask({
      operation,
      params,
      query: asked,
      ...(token === undefined ? {} : { token }),
    })
    const page = pageIn(answer)
    if (!page) return undefined
    if (number === 1) count = page.count
    rows.push(...page.rows)
    if (paging && page.next !== null && page.rows.length < paging.most) short ??= page.rows.length
    const more = page.next !== null && paging !== undefined && page.rows.length > 0
    if (!more || rows.length >= MANY)
      return { rows, complete: !more && (paging !== undefined || page.next === null), count, short, answer }
  }
}
