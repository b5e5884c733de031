import type { Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { placeOf, placeOfThing } from '../contract/resources.ts'
import { watchNamed } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia } from '../values/form-text.ts'
import { allRows } from '../values/pages.ts'
import { edgesOf } from '../values/edges.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { acting } from './actions.ts'
import { broughtBack, lookAtThing } from './bringing-back.ts'
import { refusesFaults } from './bodies.ts'
import { changing } from './changing.ts'
import type { Life } from './created.ts'
import { echoes, idIn, isThere } from './created.ts'
import { eachFieldChanged, eachFieldCreated } from './each-field.ts'
import { fullerList } from './fuller-lists.ts'
import { guarded } from './guarded-changes.ts'
import { guardsNew, guardsRemoval, guardsRemoved } from './people-writes.ts'
import { gone } from './removing.ts'
import { repeated } from './repeating.ts'
import { stamped } from './stamps.ts'
import { texts } from './texts.ts'

/** A created item exists with the sent values, in its list and by its id, and can be updated and removed. */
export async function creating(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  // at the end of all lives, moments in whole seconds tell changes apart
  const ends: (() => Promise<void>)[] = []
  for (const resource of resources) {
    const { create } = resource
    if (!create || !(resource.item ?? resource.list) || !session.mayAsk(create)) continue
    const [params] = await known.paramsFor(create)
    const headers = params && (await writeHeaders(session, create, params))
    const end = params && headers && (await lifeOf(kit, { ...resource, create, params, headers }))
    if (end) ends.push(end)
  }
  for (const end of ends) await end()
}

/** Gives what ends the life: the last checks of it, and removing what was made. */
async function lifeOf(kit: Kit, life: Life): Promise<(() => Promise<void>) | undefined> {
  const { session, requests, known } = kit
  const { create, params, headers } = life
  const [first, second] = validBodies(session, requests, create, 2)
  if (create.body?.required === true && first === undefined) {
    session.note(`${create.id} was not asked to create: no JSON body that fits its schema could be made.`)
    return undefined
  }
  const there = await isThere(kit, life, [first, ...leastOf(kit, create, first)], async (body) => {
    const watched = await watchNamed(kit, { operation: create, params, body })
    const answer = await session.ask({ operation: create, params, body, headers })
    if (answer.ok) await watched.after(answer)
    return answer
  })
  if (!there) return undefined
  const { id: made, sent: taken } = there
  const others = second === undefined ? [] : await another(kit, life, second, made)
  const more =
    taken === undefined
      ? []
      : [
          ...(await edges(kit, life, taken)),
          ...(await eachFieldCreated(kit, life, taken)),
          ...(await texts(kit, life, taken)),
          ...(await repeated(kit, life, second === undefined ? [taken] : [second, taken])),
        ]
  await fullerList(kit, life, [made, ...others, ...more])
  const place = placeOfThing(life)
  const stamps: (() => Promise<void>)[] = []
  if (place !== undefined) {
    const [where = {}, ...unchanged] = [made, ...others].map((id) => ({ ...params, [place]: id }))
    for (const update of life.updates) {
      // where nothing was there before the run, its body with a fault was not tried yet
      if ((await known.paramsFor(update)).length === 0) await refusesFaultsOf(kit, update, where)
      await changing(kit, update, where)
      await eachFieldChanged(kit, update, where)
    }
    await guardsNew(kit, life, where)
    // what a change did too (a confirmation), an action shows on a thing that was not changed
    for (const action of life.actions) await acting(kit, { item: life.item, action }, [where, ...unchanged])
    stamps.push(...(await stamped(kit, life, where)), () => guardsRemoval(kit, life, where))
  }
  return async () => {
    for (const check of stamps) await check()
    await removeAll(kit, life, [made, ...others, ...more])
  }
}

/** One fault at a time in the body of a change of what the run made. */
async function refusesFaultsOf(kit: Kit, update: Operation, params: Life['params']): Promise<void> {
  const { session, requests } = kit
  const headers = await writeHeaders(session, update, params)
  const [body] = validBodies(session, requests, update, 0)
  if (body !== undefined) await refusesFaults(kit, { operation: update, params, headers, body })
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
  let sent = second
  let answer = await make(sent)
  for (const body of leastOf(kit, create, second)) if (!answer.ok) answer = await make((sent = body))
  echoes(kit, create, sent, answer)
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
    if (id === undefined) continue
    made.push(id)
    // a default that the answer does not show may be in the list
    const isHidden = what === 'left out' && isObject(answer.json) && !(pointer.slice(1) in answer.json)
    if (isHidden) await echoedInList(kit, life, id, value)
  }
  return made
}

async function echoedInList(kit: Kit, { create, list, params }: Life, id: string, sent: Json): Promise<void> {
  const { session } = kit
  const all = list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
  const row = all?.rows.find((one) => String(one.id) === id)
  if (all && row) echoes(kit, create, sent, { ...all.answer, json: row })
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
    const before = index === 0 ? await lookAtThing(kit, life, where) : undefined
    const watched = index === 0 ? await watchNamed(kit, { operation: remove, params: where }) : undefined
    if (watched) await guarded(kit, remove, where)
    const headers = await writeHeaders(session, remove, where)
    const answer = await session.ask({ operation: remove, params: where, headers })
    if (!answer.ok || !watched) continue
    await watched.after(answer)
    await gone(kit, { ...life, remove }, where, id)
    await guardsRemoved(kit, life, where)
    await broughtBack(kit, { ...life, remove }, where, before)
  }
}
