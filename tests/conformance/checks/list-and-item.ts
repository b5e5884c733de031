import type { Kit } from '../kit.ts'
import { rowsIn } from '../contract/resources.ts'
import { differing } from '../values/same.ts'

/** How many rows of each list are looked up. */
const LOOKED_UP = 2

/** An item has the same values in its list and when it is read alone. */
export async function listAndItem({ session, resources, reads }: Kit): Promise<void> {
  for (const { list, item } of resources) {
    const read = reads.find(({ operation }) => operation === list)
    if (!read || !item || !session.mayAsk(item)) continue
    const place = /\{([^}]+)\}\/?$/.exec(item.path)?.[1] ?? 'id'
    for (const row of (rowsIn(read.answer.json) ?? []).slice(0, LOOKED_UP)) {
      const id = row[place] ?? row.id
      if (typeof id !== 'string' && typeof id !== 'number') continue
      const answer = await session.ask({ operation: item, params: { ...read.params, [place]: String(id) } })
      if (!answer.ok) {
        session.found(
          'list-and-item-differ',
          item,
          answer,
          `the thing that ${read.operation.id} lists as ${id}`,
          `${answer.status}`,
        )
        continue
      }
      for (const name of differing(Object(answer.json), row)) {
        session.found(
          'list-and-item-differ',
          item,
          answer,
          `the same "${name}" as in ${read.operation.id}: ${JSON.stringify(row[name])}`,
          JSON.stringify(Object(answer.json)[name]),
          `/${name}`,
        )
      }
    }
  }
}
