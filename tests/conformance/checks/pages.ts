import { isDeepStrictEqual } from 'node:util'
import { pathBelow } from '../check-exchange.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Kit, Read } from '../kit.ts'
import type { Operation } from '../contract/contract.ts'
import { objectAt } from '../contract/document.ts'
import type { Answer, Session } from '../session.ts'
import type { Page, Rows } from '../values/pages.ts'
import { allRows, pageIn, pagingOf } from '../values/pages.ts'
import { saysTheSame } from '../values/same.ts'

/** Pages of a list fit together: their size, their count, their order, and the links between them. */
export async function pages({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    if (rowSchema(session.contract, read.operation) === undefined) continue
    await counted(session, read)
    if (pagingOf(session, read.operation)) await oneByOne(session, read)
  }
}

async function counted(session: Session, read: Read): Promise<void> {
  const all = await allRows(session, read)
  if (!all) return
  countedAll(session, read.operation, all)
  const { operation, params } = read
  usualSize(session, { operation, params, answer: await session.ask({ operation, params }) }, all)
}

/** The count of a list is the number of its rows. */
export function countedAll(session: Session, list: Operation, { complete, count, rows, answer }: Rows): void {
  if (!complete || count === null || count === rows.length) return
  session.found(
    'count-wrong',
    list,
    answer,
    `count is the number of rows, ${rows.length}`,
    String(count),
    '/count',
  )
}

/** Without a size, a page has as many rows as the default says; a page that others follow is full. */
function usualSize(session: Session, { operation, answer }: Read, all: Rows): void {
  const size = operation.parameters.find(({ in: place, name }) => place === 'query' && name === 'page_size')
  const { default: usual, maximum } = objectAt(session.contract.document, size?.schema)
  const tell = (shown: Answer, promised: number, came: number) =>
    session.found(
      'page-size-ignored',
      operation,
      shown,
      `${promised} rows of ${all.rows.length}`,
      `${came} rows`,
      '/results',
    )
  const first = pageIn(answer)
  const most = Math.min(Number(usual), all.rows.length)
  if (typeof usual === 'number' && first && all.complete && first.rows.length !== most)
    tell(answer, most, first.rows.length)
  if (all.short !== undefined && typeof maximum === 'number')
    tell(all.answer, pagingOf(session, operation)?.most ?? 0, all.short)
}

/** Pages of one row each show every fault of paging. */
async function oneByOne(session: Session, { operation, params }: Read): Promise<void> {
  const paging = pagingOf(session, operation)
  if (!paging) return
  const ask = async (number: number) => {
    const answer = await session.ask({
      operation,
      params,
      query: { [paging.page]: String(number), [paging.size]: '1' },
    })
    return { answer, page: pageIn(answer) }
  }
  const { answer, page: first } = await ask(1)
  if (!first) return
  const tell = (
    rule: Parameters<Session['found']>[0],
    promised: string,
    came: string,
    pointer = '',
    shown = answer,
  ) => session.found(rule, operation, shown, promised, came, pointer)
  if (first.rows.length > 1)
    return tell('page-size-ignored', 'one row with page_size=1', `${first.rows.length} rows`, '/results')
  if (first.previous !== null)
    tell('previous-wrong', 'nothing before the first page', first.previous, '/previous')
  const whole = await allRows(session, { operation, params })
  const count = first.count ?? whole?.rows.length ?? 0
  if (first.count !== null && whole?.count !== null && whole && first.count !== whole.count) {
    tell(
      'count-wrong',
      `the same count on pages of every size, ${whole.count}`,
      String(first.count),
      '/count',
    )
  }
  if (count > 1 && first.next === null)
    tell('next-wrong', 'a link to the second of several pages', 'null', '/next')
  if (count <= 1 && first.next !== null)
    tell('next-wrong', 'no link after the last page', first.next, '/next')
  if (count > 1) await second(session, { operation, params, first, ask })
  await pastEnd(session, operation, await ask(Math.max(count, 1) + 1))
}

type Pages = Pick<Read, 'operation' | 'params'> & {
  readonly first: Page
  readonly ask: (
    number: number,
  ) => Promise<{ readonly answer: Read['answer']; readonly page: Page | undefined }>
}

async function second(session: Session, { operation, params, first, ask }: Pages): Promise<void> {
  const { answer, page } = await ask(2)
  if (!page) return
  if (isDeepStrictEqual(page.rows, first.rows)) {
    session.found(
      'page-ignored',
      operation,
      answer,
      'another row on the second page',
      'the row of the first page',
      '/results',
    )
  }
  if (page.previous === null)
    session.found('previous-wrong', operation, answer, 'a link to the first page', 'null', '/previous')
  if (first.next === null) return
  const target = URL.canParse(first.next) ? new URL(first.next) : undefined
  if (!target || pathBelow(target.href, session.options.target) === undefined) {
    return session.found(
      'next-wrong',
      operation,
      answer,
      'a whole address on the same host',
      first.next,
      '/next',
    )
  }
  const followed = await session.ask({ operation, params, query: Object.fromEntries(target.searchParams) })
  if (!saysTheSame(pageIn(followed)?.rows, page.rows)) {
    session.found(
      'next-wrong',
      operation,
      followed,
      'a link to the second page, of the same size',
      first.next,
      '/next',
    )
  }
}

async function pastEnd(
  session: Session,
  operation: Read['operation'],
  { answer, page }: Awaited<ReturnType<Pages['ask']>>,
): Promise<void> {
  const documented = operation.responses.some(({ status }) => status === '404')
  if (!page || (page.rows.length === 0 && !documented)) return
  session.found(
    'past-end-answers',
    operation,
    answer,
    documented ? '404 past the last page' : 'no rows past the last page',
    `${answer.status} with ${page.rows.length} rows`,
  )
}
