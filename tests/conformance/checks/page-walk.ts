import { rowSchema } from '../contract/resources.ts'
import type { JsonObject } from '../contract/document.ts'
import type { Kit, Read } from '../kit.ts'
import type { Answer, Session } from '../session.ts'
import { allRows, pageIn, pagingOf } from '../values/pages.ts'

/** Pages of one list that are walked at most: a list of more rows has larger ones. */
const PAGES = 6

/** All small pages of a list one after the other have the rows of its large ones, in the same order. */
export async function pageWalk({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    if (rowSchema(session.contract, read.operation) === undefined) continue
    if (pagingOf(session, read.operation)) await walk(session, read)
  }
}

const nameOf = (row: JsonObject): string => (row.id === undefined ? JSON.stringify(row) : String(row.id))

async function walk(session: Session, { operation, params }: Read): Promise<void> {
  const paging = pagingOf(session, operation)
  const whole = await allRows(session, { operation, params })
  if (!paging || !whole || whole.rows.length < 3) return
  const size = Math.ceil(whole.rows.length / PAGES)
  const expected = whole.rows.map(nameOf)
  const walked: string[] = []
  for (let number = 1; number <= Math.ceil(expected.length / size); number += 1) {
    const query = { [paging.page]: String(number), [paging.size]: String(size) }
    const answer = await session.ask({ operation, params, query })
    const page = pageIn(answer)
    if (!page) return
    walked.push(...page.rows.map(nameOf))
    const fault = faultOf(expected.slice(0, number * size), walked)
    if (fault === undefined) continue
    // somebody else may have written in between
    const now = await allRows(session, { operation, params })
    if (now?.rows.map(nameOf).join() === expected.join()) tell(session, operation, answer, size, fault)
    else session.note(`${operation.id} changed while its pages were read: they were not compared.`)
    return
  }
}

/** How the rows of the pages so far differ from the same number of rows of the whole list. */
function faultOf(expected: readonly string[], walked: readonly string[]): string | undefined {
  const at = walked.findIndex((name, index) => name !== expected[index])
  if (at === -1 && walked.length === expected.length) return undefined
  const name = walked[at]
  if (name === undefined || at >= expected.length) return `${walked.length} rows, not ${expected.length}`
  if (walked.indexOf(name) < at) return `${name} for the second time, as row ${at + 1}`
  return `${name} as row ${at + 1}, where the whole list has ${expected[at]}`
}

function tell(
  session: Session,
  operation: Read['operation'],
  answer: Answer,
  size: number,
  fault: string,
): void {
  const promised = `pages of ${size} with the rows of the whole list, each once and in its order`
  session.found('page-ignored', operation, answer, promised, fault, '/results')
}
