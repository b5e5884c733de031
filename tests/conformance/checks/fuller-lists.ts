import { rowSchema, rowsIn } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import type { Life } from './created.ts'
import { filters } from './filters.ts'
import { ordering } from './ordering.ts'
import { pageLinks } from './page-links.ts'
import { pageWalk } from './page-walk.ts'
import { pages } from './pages.ts'

/**
 * Checks pages, filters and order of a list once more while the resources of the run are in it, where it had fewer than two
 * rows without them: too few to show a fault.
 */
export async function fullerList(kit: Kit, { list, params }: Life, made: readonly string[]): Promise<void> {
  const { session } = kit
  if (!list || !session.mayAsk(list) || rowSchema(session.contract, list) === undefined) return
  const answer = await session.ask({ operation: list, params })
  const rows = answer.ok ? (rowsIn(answer.json) ?? []) : []
  const others = rows.filter(({ id }) => !made.includes(String(id)))
  if (rows.length < 2 || others.length > 1) return
  const now = { ...kit, reads: [{ operation: list, params, answer }] }
  for (const check of [pages, pageWalk, pageLinks, filters, ordering]) await check(now)
}
