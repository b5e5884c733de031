import type { Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { placeOf, placeOfThing } from '../contract/resources.ts'
import { watchNamed } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia } from '../values/form-text.ts'
import { edgesOf } from '../values/edges.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { acting } from './actions.ts'
import { changing } from './changing.ts'
import type { Life } from './created.ts'
import { echoes, idIn, isThere } from './created.ts'
import { eachFieldChanged, eachFieldCreated } from './each-field.ts'
import { fullerList } from './fuller-lists.ts'
import { guardsNew, guardsRemoval, guardsRemoved } from './people-writes.ts'
import { gone } from './removing.ts'
import { repeated } from './repeating.ts'
import { texts } from './texts.ts'

/** A created item exists with the sent values, in its list and by its id, and can be updated and removed. */
export async function creating(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  for (const resource of resources) {
    const { create } = resource
    if (!create || !(resource.item ?? resource.list) || !session.mayAsk(create)) continue
    const [params] = await known.paramsFor(create)
    if (params)
      await lifeOf(kit, { ...resource, create, params, headers: await writeHeaders(session, create, params) })
  }
}

async function lifeOf(kit: Kit, life: Life): Promise<void> {
  const { session, requests } = kit
  const { create, params, headers } = life
  const [first, second] = validBodies(session, requests, create, 2)
  if (create.body?.required === true && first === undefined) {
    session.note(`${create.id} was not asked to create: no JSON body that fits its schema could be made.`)
    return
  }
  const there = await isThere(kit, life, [first, ...leastOf(kit, create, first)], (body) =>
    session.ask({ operation: create, params, body, headers }),
  )
  if (!there) return
  const { id: made, sent: taken } = there
  const others = second === undefined ? [] : await another(kit, life, second, made)
  await fullerList(kit, life, [made, ...others])
  const more =
    taken === undefined
      ? []
      : [
          ...(await edges(kit, life, taken)),
          ...(await eachFieldCreated(kit, life, taken)),
          ...(await texts(kit, life, taken)),
          ...(await repeated(kit, life, second === undefined ? [taken] : [second, taken])),
        ]
  const place = placeOfThing(life)
  if (place !== undefined) {
    const [where = {}, ...unchanged] = [made, ...others].map((id) => ({ ...params, [place]: id }))
    for (const update of life.updates) {
      await changing(kit, update, where)
      await eachFieldChanged(kit, update, where)
    }
    await guardsNew(kit, life, where)
    // what a change did too (a confirmation), an action shows on a thing that was not changed
    for (const action of life.actions) await acting(kit, { item: life.item, action }, [where, ...unchanged])
    await guardsRemoval(kit, life, where)
  }
  await removeAll(kit, life, [made, ...others, ...more])
}

/** A body with the required fields only, where another one has more: it is the likeliest to be accepted. */
function leastOf({ session, requests }: Kit, create: Operation, body: Json | undefined): Json[] {
  const schema = bodyMedia(create)?.schema
  const { required } = objectAt(session.contract.document, schema)
  if (!isObject(body) || !Array.isArray(required)) return []
  const least = Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)))
  const isLess = Object.keys(least).length < Object.keys(body).length
  return isLess && requests.problemsOf(schema, least).length === 0 ? [least] : []
}

async function another(kit: Kit, life: Life, second: Json, first: string): Promise<string[]> {
  const { session } = kit
  const { create, params, headers } = life
  const make = (body: Json) => session.ask({ operation: create, params, body, headers })
  let answer = await make(second)
  for (const body of leastOf(kit, create, second)) if (!answer.ok) answer = await make(body)
  const id = idIn(answer, life)
  if (id === first) session.found('same-id-twice', create, answer, 'another id for another thing', id, '/id')
  return id === undefined || id === first ? [] : [id]
}

/** Bodies at the limits of what fits are accepted like the first one; gives the ids of what they made. */
async function edges(kit: Kit, life: Life, valid: Json): Promise<string[]> {
  const { session, requests } = kit
  const { create, params, headers } = life
  const made: string[] = []
  for (const { value, pointer, what } of edgesOf(
    session.contract.document,
    bodyMedia(create)?.schema,
    valid,
    requests,
  )) {
    const answer = await session.ask({ operation: create, params, body: value, headers })
    if (answer.status === 400 || answer.status === 422) {
      const came = `${answer.status}: ${answer.response.body.slice(0, 120)}`
      session.found(
        'valid-body-refused',
        create,
        answer,
        `${pointer} ${what} is accepted: it fits`,
        came,
        pointer,
      )
    }
    echoes(kit, create, value, answer)
    const id = idIn(answer, life)
    if (id !== undefined) made.push(id)
  }
  return made
}

async function removeAll(kit: Kit, life: Life, made: readonly string[]): Promise<void> {
  const { session } = kit
  const { remove, params } = life
  const place = placeOf(remove?.path ?? '')
  if (!remove || place === undefined || !session.mayAsk(remove)) {
    return
  }
  for (const [index, id] of made.entries()) {
    const where = { ...params, [place]: id }
    const watched = index === 0 ? await watchNamed(kit, { operation: remove, params: where }) : undefined
    const headers = await writeHeaders(session, remove, where)
    const answer = await session.ask({ operation: remove, params: where, headers })
    if (!answer.ok || !watched) continue
    await watched.after(answer)
    await gone(kit, { ...life, remove }, where, id)
    await guardsRemoved(kit, life, where)
  }
}
