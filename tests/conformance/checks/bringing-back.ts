import type { Operation } from '../contract/contract.ts'
import type { Resource } from '../contract/resources.ts'
import { placeOf } from '../contract/resources.ts'
import { isObject } from '../contract/document.ts'
import { effectsOf } from '../effects/effect.ts'
import { watchNamed } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { validBodies } from '../values/bodies.ts'
import { allRows } from '../values/pages.ts'
import { differing } from '../values/same.ts'
import { writeHeaders } from '../values/write-headers.ts'

type Params = Readonly<Record<string, string>>
type Life = Resource & { readonly remove: Operation }

/** A thing of a collection as it is read alone; undefined where that cannot be. */
export const lookAtThing = async (
  { session }: Kit,
  { item }: Pick<Resource, 'item'>,
  params: Params,
): Promise<Answer | undefined> =>
  item && session.mayAsk(item) ? session.ask({ operation: item, params }) : undefined

/**
 * What an action of the contract brings back (`x-effects`: the thing is `there`) is as it was before it was removed, and in
 * its list again. It is removed once more.
 */
export async function broughtBack(
  kit: Kit,
  { item, list, actions, remove }: Life,
  params: Params,
  before: Answer | undefined,
): Promise<void> {
  const { session, requests } = kit
  const action = actions.find((one) =>
    effectsOf(one)?.some(({ read, becomes }) => read === item?.id && becomes === 'there'),
  )
  if (!action || !item || !before?.ok || !isObject(before.json) || !session.mayAsk(action)) return
  const [body] = validBodies(session, requests, action, 0)
  const watched = await watchNamed(kit, { operation: action, params, body })
  const headers = await writeHeaders(session, action, params)
  const answer = await session.ask({ operation: action, params, body, headers })
  if (!answer.ok) return
  await watched.after(answer)
  const after = await session.ask({ operation: item, params })
  for (const name of isObject(after.json) ? differing(before.json, after.json) : []) {
    const promised = `"${name}" as before it was removed: ${JSON.stringify(before.json[name])}`
    session.found(
      'brought-back-differs',
      action,
      after,
      promised,
      JSON.stringify(Object(after.json)[name]),
      `/${name}`,
    )
  }
  const id = params[placeOf(item.path) ?? '']
  const all = list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
  if (all?.complete && !all.rows.some((row) => String(row.id) === id))
    session.found(
      'brought-back-differs',
      action,
      all.answer,
      `${id} in ${list?.id} again`,
      'no such row',
      '/results',
    )
  await session.ask({ operation: remove, params, headers: await writeHeaders(session, remove, params) })
}
