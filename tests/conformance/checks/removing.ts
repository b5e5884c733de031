import type { Operation } from '../contract/contract.ts'
import { placeOf } from '../contract/resources.ts'
import { watchNamed } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import { allRows } from '../values/pages.ts'
import { countedAll } from './pages.ts'
import { writeHeaders } from '../values/write-headers.ts'

type Params = Readonly<Record<string, string>>
type Place = {
  readonly remove: Operation
  readonly item: Operation | undefined
  readonly list: Operation | undefined
}

/**
 * Removes one item of each kind that cannot be created, if there are several: the last of the list. Never the
 * last one left, so that what comes after, and the next run, find something.
 */
export async function removing(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  for (const { create, remove, item, list } of resources) {
    const place = remove && placeOf(remove.path)
    if (create || !remove || place === undefined || !list || !session.mayAsk(remove)) continue
    const [params] = await known.paramsFor(list)
    const rows = params ? await known.rows(list, params) : []
    const last = rows.at(-1)
    const id = last?.[place] ?? last?.id
    if (rows.length < 2 || id === undefined || id === null) {
      session.note(`${remove.id} was not asked: it would remove the only one there is.`)
      continue
    }
    const where = { ...params, [place]: String(id) }
    const watched = await watchNamed(kit, { operation: remove, params: where })
    const answer = await session.ask({
      operation: remove,
      params: where,
      headers: await writeHeaders(session, remove, where),
    })
    if (answer.ok) {
      await watched.after(answer)
      await gone(kit, { remove, item, list }, where, String(id))
    } else session.note(`${remove.id} refused (${answer.status}): what comes after was not checked.`)
  }
}

/** A removed item can neither be read, nor listed, nor removed again. */
export async function gone(
  { session }: Kit,
  { remove, item, list }: Place,
  params: Params,
  id: string,
): Promise<void> {
  if (item) {
    const read = await session.ask({ operation: item, params })
    if (read.ok)
      session.found('removed-still-there', remove, read, '404 or 410 after it was removed', `${read.status}`)
    const named = item.responses.map(({ status }) => status)
    if (read.status === 403 && named.includes('403') && (named.includes('404') || named.includes('410')))
      session.found('removed-forbidden', remove, read, '404 or 410 after it was removed', '403')
  }
  const all = list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
  if (all && list) countedAll(session, list, all)
  if (all?.rows.some((row) => String(row.id) === id)) {
    session.found(
      'removed-still-listed',
      remove,
      all.answer,
      'a list without what was removed',
      `a list with ${id}`,
      '/results',
    )
  }
  const again = await session.ask({
    operation: remove,
    params,
    headers: await writeHeaders(session, remove, params),
  })
  if (again.ok && item)
    session.found(
      'removed-still-there',
      remove,
      again,
      'a refusal of removing it once more (404)',
      `${again.status}`,
    )
}
