import { rowSchema } from '../contract/resources.ts'
import type { Finding } from '../finding.ts'
import type { Kit, Read } from '../kit.ts'
import type { Rule } from '../rules.ts'
import type { Session } from '../session.ts'
import { pageIn, pagingOf } from '../values/pages.ts'
import { nobodysId } from '../values/nobodys-id.ts'

/** Operations of one kind that are tried. */
const TRIED = 3

/** Rules about what a backend keeps: of a mock that makes up each answer they say nothing. */
export const ABOUT_STATE: ReadonlySet<string> = new Set<Rule>([
  'read-changes',
  'unknown-id-answers',
  'malformed-id-answers',
  'unknown-query-changes',
  'count-wrong',
  'next-wrong',
  'previous-wrong',
  'page-size-ignored',
  'page-ignored',
  'past-end-answers',
  'filter-ignored',
  'filter-incomplete',
  'search-ignored',
  'search-incomplete',
  'ordering-ignored',
  'list-and-item-differ',
  'invalid-body-kept',
  'created-differs',
  'created-not-found',
  'created-not-listed',
  'text-changed',
  'created-twice',
  'repeated-key-ignored',
  'same-id-twice',
  'location-wrong',
  'change-not-answered',
  'change-not-kept',
  'null-not-kept',
  'change-not-listed',
  'change-touches-others',
  'unguarded-change',
  'effect-not-visible',
  'step-unlike-expected',
  'removed-still-there',
  'removed-forbidden',
  'removed-still-listed',
])

/** What shows that a write keeps nothing. */
const KEPT_NOTHING: ReadonlySet<string> = new Set<Rule>([
  'created-differs',
  'created-not-found',
  'created-not-listed',
  'same-id-twice',
  'change-not-answered',
  'change-not-kept',
  'removed-still-there',
  'removed-still-listed',
])

/**
 * Finds out whether the target keeps nothing: every made-up id has an answer, and no list has pages or lasting rows. One
 * such read may be a fault: then it takes the writes to tell (`withoutState`).
 */
export async function stateless(kit: Kit): Promise<void> {
  const { session, reads } = kit
  if (session.options.stateful) return
  const known = reads.filter((read) => isItem(session, read))
  const items = known.length > 0 ? known : unknownItems(session)
  const lists = reads.filter(({ operation }) => pagingOf(session, operation))
  if (!(await every(items, (item) => answersAnyId(kit, item)))) return
  if (!(await every(lists, (list) => keepsNoRows(session, list)))) return
  const others = reads.filter((read) => !lists.includes(read) && pageIn(read.answer))
  const shown = items.length + lists.length
  if (shown === 0) return
  session.isStateless = shown > 1 || (await some(others, (list) => hasOtherRows(session, list))) || 'perhaps'
}

type Place = Pick<Read, 'operation' | 'params'>

const isItem = (session: Session, { operation }: Place): boolean =>
  nobodysId(session, operation) !== undefined && rowSchema(session.contract, operation) === undefined

/** Reads of one thing that no list leads to. */
const unknownItems = (session: Session): Place[] =>
  session.operations
    .filter((operation) => operation.method === 'GET' && operation.path.split('{').length === 2)
    .map((operation) => ({ operation, params: {} }))
    .filter((item) => session.mayAsk(item.operation) && isItem(session, item))

async function every<One>(all: readonly One[], holds: (one: One) => Promise<boolean>): Promise<boolean> {
  for (const one of all.slice(0, TRIED)) if (!(await holds(one))) return false
  return true
}

const some = async <One>(all: readonly One[], holds: (one: One) => Promise<boolean>): Promise<boolean> =>
  !(await every(all, async (one) => !(await holds(one))))

/** Whether an id that nothing has is answered, and no two ids each by what has that id. */
async function answersAnyId({ session, known }: Kit, { operation, params }: Place): Promise<boolean> {
  const [place, id] = nobodysId(session, operation) ?? []
  if (place === undefined || id === undefined) return false
  if (!(await session.ask({ operation, params: { ...params, [place]: id } })).ok) return false
  const own: string[] = []
  for (const way of (await known.paramsFor(operation)).slice(0, 2)) {
    const answer = await session.ask({ operation, params: way })
    if (answer.ok && String(Object(answer.json).id) === way[place]) own.push(way[place])
  }
  return new Set(own).size < 2
}

/** Whether a list has the same rows on every page, or other ones each time. */
async function keepsNoRows(session: Session, { operation, params, answer }: Read): Promise<boolean> {
  const paging = pagingOf(session, operation)
  if (!paging) return false
  const ask = async (number: number) => {
    const query = { [paging.page]: String(number), [paging.size]: '1' }
    return pageIn(await session.ask({ operation, params, query }))?.rows ?? []
  }
  const [first, second] = [idsOf(await ask(1)), idsOf(await ask(2))]
  const whole = idsOf(pageIn(answer)?.rows ?? [])
  return first.length > 1 || first.join() === second.join() || first.some((id) => !whole.includes(id))
}

const idsOf = (rows: readonly { readonly id?: unknown }[]): string[] => rows.map(({ id }) => String(id))

/** Whether a list without pages has other rows each time that it has any. */
async function hasOtherRows(session: Session, { operation, params, answer }: Read): Promise<boolean> {
  const pages = [answer]
  while (pages.length <= TRIED) pages.push(await session.ask({ operation, params }))
  const rows = pages.map((page) => idsOf(pageIn(page)?.rows ?? [])).filter(({ length }) => length > 0)
  return rows.length > 1 && new Set(rows.flat()).size === rows.flat().length
}

/** Whether no write that went well kept anything, shown by at least two findings. */
function keepsNoWrites({ session, resources }: Kit, findings: readonly Finding[]): boolean {
  const kinds = new Set(
    resources.flatMap(({ create, updates, remove }) => [create, ...updates, remove].map((one) => one?.id)),
  )
  const written = new Set(session.writes.map(({ operation }) => operation.id).filter((id) => kinds.has(id)))
  const shown = findings.filter(({ rule, operation }) => KEPT_NOTHING.has(rule) && written.has(operation))
  const rules = new Set(shown.map(({ rule, operation }) => `${rule} ${operation}`))
  return rules.size > 1 && [...written].every((id) => shown.some(({ operation }) => operation === id))
}

/** The findings without those that say nothing of a mock; a note says how many were left out. */
export function withoutState(kit: Kit, findings: readonly Finding[]): Finding[] {
  const { session } = kit
  const { isStateless } = session
  if (!isStateless || (isStateless === 'perhaps' && !keepsNoWrites(kit, findings))) return [...findings]
  const kept = findings.filter(({ rule }) => !ABOUT_STATE.has(rule))
  session.note(
    `This looks like a mock that keeps nothing: ids that were made up have answers, and lists have no lasting rows. ${findings.length - kept.length} findings about what it keeps were left out; --stateful shows them.`,
  )
  return kept
}
