import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { parentOf, placeOf, successSchema } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { jsonBody, validBodies } from '../values/bodies.ts'
import { allRows } from '../values/pages.ts'
import { differing } from '../values/same.ts'
import { writeHeaders } from '../values/write-headers.ts'

type Params = Readonly<Record<string, string>>

/** Changes of what is there already, of the last one that is known; the old values are put back. */
export async function changes(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  const made = new Set(resources.filter(({ create }) => create).flatMap(({ updates }) => updates))
  for (const operation of session.operations) {
    if (
      (operation.method !== 'PATCH' && operation.method !== 'PUT') ||
      made.has(operation) ||
      !session.mayAsk(operation)
    )
      continue
    const ways = await known.paramsFor(operation)
    const params = ways.at(-1)
    if (params) await changing(kit, operation, params)
  }
}

/** One change: answered, kept, listed, and nothing else touched. */
export async function changing(kit: Kit, update: Operation, params: Params): Promise<void> {
  const { session } = kit
  const look = reader(kit, update, params)
  const before = await look({})
  const body = otherBody(kit, update, before?.json)
  if (!body) return
  const answer = await session.ask({ operation: update, params, body, headers: writeHeaders(update, before) })
  if (!answer.ok) {
    session.note(
      `${update.id} refused a change that the contract describes (${answer.status}): what comes after was not checked.`,
    )
    return
  }
  const old = isObject(before?.json) ? before.json : undefined
  if (isObject(answer.json)) unlike(kit, update, 'change-not-answered', body, answer.json, answer)
  const after = await look(body)
  if (isObject(after?.json)) {
    unlike(kit, update, 'change-not-kept', body, after.json, after)
    const touched = old ? differing(old, after.json).filter((name) => !(name in body)) : []
    for (const name of touched.filter(
      (one) => isObject(answer.json) && isDeepStrictEqual(answer.json[one], old?.[one]),
    )) {
      session.found(
        'change-touches-others',
        update,
        after,
        `"${name}" stays ${JSON.stringify(old?.[name])}`,
        JSON.stringify(after.json[name]),
        `/${name}`,
      )
    }
  }
  await inList(kit, update, params, body)
  await putBack(kit, update, params, body, old, after)
}

function unlike(
  { session }: Kit,
  update: Operation,
  rule: 'change-not-answered' | 'change-not-kept',
  sent: JsonObject,
  came: JsonObject,
  shown: Answer,
): void {
  for (const name of differing(sent, came)) {
    session.found(
      rule,
      update,
      shown,
      `"${name}" as it was sent: ${JSON.stringify(sent[name])}`,
      JSON.stringify(came[name]),
      `/${name}`,
    )
  }
}

/** A body with values that are not there yet; PATCH names only what can be seen afterwards. */
function otherBody({ session, requests }: Kit, update: Operation, before: unknown): JsonObject | undefined {
  const old: JsonObject = isObject(before) ? before : {}
  const schema = jsonBody(update)?.schema
  const bodies = validBodies(session, requests, update, 6).filter(isObject)
  const visible = bodies.map((body) =>
    update.method === 'PATCH' && isObject(before) ? only(body, (name) => old[name] !== undefined) : body,
  )
  const fitting = [...visible, ...bodies].filter(
    (body) => Object.keys(body).length > 0 && requests.problemsOf(schema, body).length === 0,
  )
  return fitting.find((body) => differing(body, old).length > 0) ?? fitting[0]
}

const only = (object: JsonObject, keep: (name: string, value: Json) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name, value]) => keep(name, value)))

/**
 * How what was changed is read: at the same address, or below it (`PUT variable/`, `GET variable/{variable_name}/`)
 * where the answer is described alike; the place's value is then in the body.
 */
function reader(
  { session }: Kit,
  update: Operation,
  params: Params,
): (body: JsonObject) => Promise<Answer | undefined> {
  const reads = session.operations.filter(
    (operation) => operation.method === 'GET' && session.mayAsk(operation),
  )
  const same = reads.find(({ path }) => path === update.path)
  const below = reads.find(
    (read) =>
      parentOf(read.path) === update.path &&
      placeOf(read.path) !== undefined &&
      isDeepStrictEqual(successSchema(read), successSchema(update)),
  )
  return async (body) => {
    if (same) return session.ask({ operation: same, params })
    const place = below && placeOf(below.path)
    if (!below || place === undefined) return undefined
    const value = body[place] ?? body[place.split('_').at(-1) ?? ''] ?? body.id
    return typeof value === 'string'
      ? session.ask({ operation: below, params: { ...params, [place]: value } })
      : undefined
  }
}

async function inList(
  { session, resources }: Kit,
  update: Operation,
  params: Params,
  body: JsonObject,
): Promise<void> {
  const place = placeOf(update.path)
  const list = resources.find(({ updates }) => updates.includes(update))?.list
  if (!list || place === undefined || !session.mayAsk(list)) return
  const all = await allRows(session, { operation: list, params })
  const row = all?.rows.find((one) => String(one[place] ?? one.id) === params[place])
  if (!all || !row) return
  for (const name of differing(body, row)) {
    session.found(
      'change-not-listed',
      update,
      all.answer,
      `"${name}" in ${list.id} as it was sent: ${JSON.stringify(body[name])}`,
      JSON.stringify(row[name]),
      `/results/*/${name}`,
    )
  }
}

async function putBack(
  { session, requests }: Kit,
  update: Operation,
  params: Params,
  body: JsonObject,
  old: JsonObject | undefined,
  after: Answer | undefined,
): Promise<void> {
  if (!old) return
  const before = only(old, (name) => name in body)
  if (requests.problemsOf(jsonBody(update)?.schema, before).length > 0) return
  const answer = await session.ask({
    operation: update,
    params,
    body: before,
    headers: writeHeaders(update, after),
  })
  if (!answer.ok)
    session.note(`${update.id} did not take the old values back (${answer.status}): they stay changed.`)
}
