import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { placeOf } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { allRows } from '../values/pages.ts'
import { differing } from '../values/same.ts'

type Neighbours = { readonly hold: (body: JsonObject, answer: Answer) => Promise<void> }

/** The other rows of a list, before one of them is changed; `hold` finds those that changed with it. */
export async function neighboursOf(
  { session, resources }: Kit,
  update: Operation,
  params: Readonly<Record<string, string>>,
): Promise<Neighbours | undefined> {
  const place = placeOf(update.path)
  const list = resources.find(({ updates }) => updates.includes(update))?.list
  if (!list || place === undefined || !session.mayAsk(list)) return undefined
  const others = async () => {
    const all = await allRows(session, { operation: list, params })
    const rows = all?.rows.filter((row) => row.id !== undefined && String(row.id) !== params[place])
    return new Map(rows?.map((row) => [String(row.id), row]))
  }
  const before = await others()
  return {
    hold: async (body, answer) => {
      const after = await others()
      for (const [id, old] of before) {
        const now = after.get(id)
        // what is one's own alone (a main address, a first place) may leave the others
        const name = now && differing(old, now).find((one) => isDeepStrictEqual(now[one], body[one]))
        if (!now || name === undefined) continue
        const promised = `"${name}" of ${id} stays ${JSON.stringify(old[name])}`
        session.found('change-touches-others', update, answer, promised, JSON.stringify(now[name]))
        return
      }
    },
  }
}
