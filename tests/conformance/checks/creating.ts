import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import type { Resource } from '../contract/resources.ts'
import { placeOf } from '../contract/resources.ts'
import type { Operation } from '../contract/contract.ts'
import { pathBelow } from '../check-exchange.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { jsonBody, validBodies } from '../values/bodies.ts'
import { edgesOf } from '../values/edges.ts'
import { allRows } from '../values/pages.ts'
import { differing } from '../values/same.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { changing } from './changing.ts'
import { gone } from './removing.ts'

type Params = Readonly<Record<string, string>>

/** What is created is there: with what was sent, in its list, by its id; it can be changed, and removed again. */
export async function creating(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  for (const resource of resources) {
    const { create } = resource
    if (!create || !(resource.item ?? resource.list) || !session.mayAsk(create)) continue
    const [params] = await known.paramsFor(create)
    if (params) await lifeOf(kit, { ...resource, create }, params)
  }
}

type Created = Resource & { readonly create: Operation }

async function lifeOf(kit: Kit, resource: Created, params: Params): Promise<void> {
  const { session, requests } = kit
  const { create, list } = resource
  const [first, ...others] = validBodies(session, requests, create, 2)
  const before =
    list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
  const answer = await session.ask({
    operation: create,
    params,
    body: first,
    headers: writeHeaders(create, undefined),
  })
  const id = idIn(answer, resource)
  if (!answer.ok || id === undefined) {
    session.note(
      `${create.id} refused what the contract describes (${answer.status}): what comes after was not checked.`,
    )
    return
  }
  const made: string[] = [id]
  echoes(kit, create, first, answer)
  await location(kit, resource, params, answer, id)
  await readable(kit, resource, params, answer, id)
  if (list && before?.complete) await listed(kit, list, params, id, before.rows.length)
  for (const body of others.slice(0, 1)) {
    const second = await session.ask({
      operation: create,
      params,
      body,
      headers: writeHeaders(create, undefined),
    })
    const other = idIn(second, resource)
    if (other === id)
      session.found('same-id-twice', create, second, 'another id for another thing', id, '/id')
    if (other !== undefined && other !== id) made.push(other)
  }
  made.push(...(await edges(kit, resource, params, first)))
  const place = resource.item?.path ?? resource.updates[0]?.path
  const name = place === undefined ? undefined : placeOf(place)
  if (name !== undefined)
    for (const update of resource.updates) await changing(kit, update, { ...params, [name]: id })
  await removeAll(kit, resource, params, made)
}

/** Fields of the answer that were sent say what was sent. */
function echoes({ session }: Kit, create: Operation, sent: Json | undefined, answer: Answer): void {
  if (!isObject(sent) || !isObject(answer.json)) return
  for (const name of differing(sent, answer.json)) {
    session.found(
      'created-differs',
      create,
      answer,
      `"${name}" as it was sent: ${JSON.stringify(sent[name])}`,
      JSON.stringify(answer.json[name]),
      `/${name}`,
    )
  }
}

async function location(
  { session }: Kit,
  { create, item }: Created,
  params: Params,
  answer: Answer,
  id: string,
): Promise<void> {
  const { location: to } = answer.response.headers
  const place = item && placeOf(item.path)
  if (to === undefined || !item || place === undefined) return
  const url = new URL(to, answer.request.url)
  const path = pathBelow(url.href, session.options.target)
  const found =
    path === undefined
      ? undefined
      : await session.ask({ operation: item, params: { ...params, [place]: id }, path })
  if (!found?.ok || Object(found.json).id !== Object(answer.json).id) {
    session.found('location-wrong', create, answer, 'a Location that leads to what was created', to)
  }
}

async function readable(
  { session }: Kit,
  { create, item }: Created,
  params: Params,
  answer: Answer,
  id: string,
): Promise<void> {
  const place = item && placeOf(item.path)
  if (!item || place === undefined) return
  const found = await session.ask({ operation: item, params: { ...params, [place]: id } })
  if (!found.ok)
    return session.found(
      'created-not-found',
      create,
      found,
      `what ${create.id} answered can be read`,
      `${found.status}`,
    )
  if (!isObject(found.json) || !isObject(answer.json)) return
  const [name] = differing(answer.json, found.json)
  if (name !== undefined)
    session.found(
      'created-differs',
      create,
      found,
      `"${name}" as ${create.id} answered it: ${JSON.stringify(answer.json[name])}`,
      JSON.stringify(found.json[name]),
      `/${name}`,
    )
}

async function listed(
  { session }: Kit,
  list: Operation,
  params: Params,
  id: string,
  before: number,
): Promise<void> {
  const after = await allRows(session, { operation: list, params })
  if (!after?.complete) return
  if (!after.rows.some((row) => String(row.id) === id)) {
    session.found(
      'created-not-listed',
      list,
      after.answer,
      'what was created is in the list',
      `${before} rows before, ${after.rows.length} after, none with its id`,
      '/results',
    )
  }
}

/** Bodies at the limits of what fits are accepted like the first one; gives the ids of what they made. */
async function edges(
  { session, requests }: Kit,
  resource: Created,
  params: Params,
  valid: Json | undefined,
): Promise<string[]> {
  const { create } = resource
  const schema = jsonBody(create)?.schema
  if (valid === undefined) return []
  const made: string[] = []
  for (const { value, pointer, what } of edgesOf(session.contract.document, schema, valid, requests)) {
    const answer = await session.ask({
      operation: create,
      params,
      body: value,
      headers: writeHeaders(create, undefined),
    })
    if (answer.status === 400 || answer.status === 422) {
      session.found(
        'valid-body-refused',
        create,
        answer,
        `${pointer} ${what} is accepted: it fits`,
        `${answer.status}: ${answer.response.body.slice(0, 120)}`,
        pointer,
      )
    }
    if (answer.ok) echoes({ session } as Kit, create, value, answer)
    const id = idIn(answer, resource)
    if (id !== undefined) made.push(id)
  }
  return made
}

async function removeAll(
  kit: Kit,
  { path, remove, item, list }: Created,
  params: Params,
  made: readonly string[],
): Promise<void> {
  const { session } = kit
  const place = remove && placeOf(remove.path)
  if (!remove || place === undefined || !session.mayAsk(remove)) {
    session.note(`${made.length} made at ${path} and left there: the contract has no way to remove them.`)
    return
  }
  for (const [index, id] of made.entries()) {
    const where = { ...params, [place]: id }
    const read = item ? await session.ask({ operation: item, params: where }) : undefined
    const answer = await session.ask({
      operation: remove,
      params: where,
      headers: writeHeaders(remove, read),
    })
    if (answer.ok && index === 0) await gone(kit, { remove, item, list }, where, id)
    if (!answer.ok) session.note(`${remove.id} did not remove ${id}, which this run made (${answer.status}).`)
  }
}

function idIn({ ok, json }: Answer, { item }: Resource): string | undefined {
  const row: JsonObject = ok && isObject(json) ? json : {}
  const value = row.id ?? (item && row[placeOf(item.path) ?? ''])
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
