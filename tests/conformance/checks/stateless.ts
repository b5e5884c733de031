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
  'removed-still-listed',
])

/** Finds out whether the target keeps nothing: every made-up id has an answer, and no list has pages or lasting rows. */
export async function stateless(kit: Kit): Promise<void> {
  const { session, reads } = kit
  if (session.options.stateful) return
  const items = reads.filter(
    ({ operation }) => nobodysId(session, operation) && rowSchema(session.contract, operation) === undefined,
  )
  const lists = reads.filter(({ operation }) => pagingOf(session, operation))
  const answered = await every(items, (item) => answersAnyId(session, item))
  if (!answered || items.length + lists.length < 2) return
  kit.session.isStateless = await every(lists, (list) => keepsNoRows(session, list))
}

async function every(reads: readonly Read[], holds: (read: Read) => Promise<boolean>): Promise<boolean> {
  for (const read of reads.slice(0, TRIED)) if (!(await holds(read))) return false
  return true
}

async function answersAnyId(session: Session, { operation, params }: Read): Promise<boolean> {
  const [place, id] = nobodysId(session, operation) ?? []
  if (place === undefined || id === undefined) return false
  return (await session.ask({ operation, params: { ...params, [place]: id } })).ok
}

/** Whether a list has the same rows on every page, or other ones each time. */
async function keepsNoRows(session: Session, { operation, params, answer }: Read): Promise<boolean> {
  const paging = pagingOf(session, operation)
  if (!paging) return false
  const ask = async (number: number) => {
    const query = { [paging.page]: String(number), [paging.size]: '1' }
    return pageIn(await session.ask({ operation, params, query }))?.rows ?? []
  }
  const idsOf = (rows: readonly { readonly id?: unknown }[]) => rows.map(({ id }) => String(id))
  const [first, second] = [idsOf(await ask(1)), idsOf(await ask(2))]
  const whole = idsOf(pageIn(answer)?.rows ?? [])
  return first.length > 1 || first.join() === second.join() || first.some((id) => !whole.includes(id))
}

/** The findings without those that say nothing of a mock; a note says how many were left out. */
export function withoutState(session: Session, findings: readonly Finding[]): Finding[] {
  if (!session.isStateless) return [...findings]
  const kept = findings.filter(({ rule }) => !ABOUT_STATE.has(rule))
  session.note(
    `This looks like a mock that keeps nothing: ids that were made up have answers, and lists have no lasting rows. ${findings.length - kept.length} findings about what it keeps were left out; --stateful shows them.`,
  )
  return kept
}
