import { rowSchema } from '../contract/resources.ts'
import type { JsonObject } from '../contract/document.ts'
import type { Kit, Read } from '../kit.ts'
import type { Answer, Session } from '../session.ts'
import { filterOf } from '../values/filter.ts'
import { filtersOf, orderingOf, valuesFor } from '../values/list-parameters.ts'
import type { Page } from '../values/pages.ts'
import { allRows, pageIn, pagingOf } from '../values/pages.ts'
import { saysTheSame } from '../values/same.ts'

/** Links between pages keep what the list was asked for: its filters, its order, the size of its pages. */
export async function pageLinks({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    const paging = pagingOf(session, read.operation)
    if (!paging || rowSchema(session.contract, read.operation) === undefined) continue
    const all = await allRows(session, read)
    if (!all || all.rows.length < 2) continue
    const query = { ...narrowing(session, read, all.rows), [paging.size]: '1' }
    const ask = (number: number) =>
      session.ask({ ...read, query: { ...query, [paging.page]: String(number) } })
    const [first, second] = [await ask(1), await ask(2)]
    await follow(session, read, { from: first, to: second, link: 'next', query, page: paging.page })
    await follow(session, read, { from: second, to: first, link: 'previous', query, page: paging.page })
  }
}

/** An order, and as many filters as leave two rows. */
function narrowing(session: Session, read: Read, all: readonly JsonObject[]): Record<string, string> {
  const query: Record<string, string> = {}
  let rows = all
  for (const parameter of filtersOf(session, read.operation)) {
    const filter = filterOf(parameter.name)
    for (const value of valuesFor(session, parameter, filter, rows)) {
      const fitting = rows.filter((row) => filter.fits(row, value))
      if (fitting.length < 2) continue
      query[parameter.name] = value
      rows = fitting
      break
    }
  }
  const ordering = orderingOf(session, read.operation)
  const [order] = ordering?.values ?? []
  return ordering && order !== undefined ? { ...query, [ordering.name]: order } : query
}

type Step = {
  readonly from: Answer
  /** The page that the link leads to. */
  readonly to: Answer
  readonly link: 'next' | 'previous'
  readonly query: Readonly<Record<string, string>>
  readonly page: string
}

async function follow(
  session: Session,
  { operation, params }: Read,
  { from, to, link, query, page: pageName }: Step,
): Promise<void> {
  const [page, target] = [pageIn(from), pageIn(to)]
  const address = page?.[link] ?? null
  if (!page || !target || address === null || !URL.canParse(address)) return
  const { searchParams } = new URL(address)
  const tell = (answer: Answer, promised: string) =>
    session.found(`${link}-wrong`, operation, answer, promised, address, `/${link}`)
  // a cursor holds all that was asked
  const isPlain = [...searchParams.keys()].every((name) => name === pageName || name in query)
  const dropped = Object.keys(query).find((name) => !searchParams.has(name))
  if (isPlain && dropped !== undefined) return tell(from, `a link that keeps ${dropped}=${query[dropped]}`)
  const followed = await session.ask({ operation, params, query: Object.fromEntries(searchParams) })
  if (!sameRows(pageIn(followed), target)) tell(followed, `a link to the ${link} page of the same question`)
}

const sameRows = (one: Page | undefined, other: Page): boolean => saysTheSame(one?.rows, other.rows)
