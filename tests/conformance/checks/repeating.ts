import { randomUUID } from 'node:crypto'
import type { Json } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import { allRows } from '../values/pages.ts'
import type { Life } from './created.ts'
import { idIn } from './created.ts'

/**
 * The same request sent again with the same Idempotency-Key, as after a lost answer, makes nothing more: the first of
 * some bodies that is not refused. Gives the ids of what was made.
 */
export async function repeated(kit: Kit, life: Life, bodies: readonly Json[]): Promise<string[]> {
  const { create } = life
  const parameter = create.parameters.find(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key',
  )
  if (!parameter || (parameter.assumed && !kit.session.options.includeAssumed)) return []
  for (const body of bodies) {
    const uuid = randomUUID()
    const fits = (one: string) => kit.requests.problemsOf(parameter.schema, one).length === 0
    const key = [`"${uuid}"`, uuid].find(fits)
    const made = key === undefined ? [] : await twice(kit, life, body, key)
    if (made.length > 0) return made
  }
  return []
}

async function twice({ session }: Kit, life: Life, body: Json, key: string): Promise<string[]> {
  const { create, list, params, headers } = life
  const send = () =>
    session.ask({ operation: create, params, body, headers: { ...headers, 'idempotency-key': key } })
  const idsNow = async () => {
    const all = list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
    return all?.complete ? all.rows.map((row) => String(row.id)) : undefined
  }
  const before = await idsNow()
  const [first, second] = [await send(), await send()]
  const [one, other] = [idIn(first, life), idIn(second, life)]
  const after = await idsNow()
  const more = before && after?.filter((id) => !before.includes(id) && id !== one && id !== other)
  const promised = 'the answer of the first request, and nothing made by the second'
  const extra = other !== one ? other : one === undefined ? undefined : more?.[0]
  if (one !== undefined && extra !== undefined) {
    session.found('repeated-key-ignored', create, second, promised, `${one}, then ${extra}`)
  }
  return [...new Set([one, other])].filter((id) => id !== undefined)
}
