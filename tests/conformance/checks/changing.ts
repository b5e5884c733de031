import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { placeOf } from '../contract/resources.ts'
import { watchNamed } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia } from '../values/form-text.ts'
import { allRows } from '../values/pages.ts'
import { withOwnId } from '../values/own-id.ts'
import { readerOf } from '../values/reader.ts'
import { differing, differingFromSent } from '../values/same.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { emptied } from './emptied.ts'
import { guarded } from './guarded-changes.ts'
import { neighboursOf } from './neighbours.ts'
import { lostInAnswer } from './lost-in-answer.ts'
import { isClosed } from './roles.ts'

type Params = Readonly<Record<string, string>>

/** Changes of what is there already, of the last one that is known; the old values are put back. */
export async function changes(kit: Kit): Promise<void> {
  const { session, known, resources } = kit
  const made = new Set(resources.filter(({ create }) => create).flatMap(({ updates }) => updates))
  for (const operation of session.operations) {
    const isChange = operation.method === 'PATCH' || operation.method === 'PUT'
    if (!isChange || made.has(operation) || !session.mayAsk(operation)) continue
    const ways = await known.paramsFor(operation)
    const params = ways.at(-1)
    if (params) await changing(kit, operation, params)
  }
}

/** One change: answered, kept, listed, and nothing else touched. */
export async function changing(kit: Kit, update: Operation, params: Params): Promise<void> {
  const { session } = kit
  const look = readerOf(session, update, params)
  const before = await look({})
  const old = isObject(before?.json) ? before.json : undefined
  const body = otherBody(kit, update, params, old)
  if (!body) return
  await guarded(kit, update, params, body)
  const neighbours = await neighboursOf(kit, update, params)
  const watched = await watchNamed(kit, { operation: update, params, body })
  const headers = await writeHeaders(session, update, params)
  const answer = await session.ask({ operation: update, params, body, headers })
  if (!answer.ok) {
    if (kit.me && isClosed(update, kit.me)) return
    session.note(
      `${update.id} refused a change that the contract describes (${answer.status}): what comes after was not checked.`,
    )
    return
  }
  await watched.after(answer)
  if (isObject(answer.json)) unlike(kit, update, 'change-not-answered', body, answer.json, answer)
  const after = await look(body)
  if (after && isObject(after.json)) {
    unlike(kit, update, 'change-not-kept', body, after.json, after)
    if (old) untouched(kit, update, body, old, after.json, after)
    lostInAnswer(kit, update, answer, { before: old, after: after.json })
  }
  await inList(kit, update, params, body)
  await neighbours?.hold(body, answer)
  if (old)
    await putBack(
      kit,
      update,
      params,
      only(old, (name) => name in body),
    )
  await emptied(kit, update, params)
}

type Rule = 'change-not-answered' | 'change-not-kept'

/** Fields that were sent say what was sent. */
export function unlike(
  { session }: Kit,
  update: Operation,
  rule: Rule,
  sent: JsonObject,
  came: JsonObject,
  shown: Answer,
): void {
  for (const name of differingFromSent(sent, came)) {
    session.found(
      rule,
      update,
      shown,
      `"${name}" as ${update.method} ${update.path} sent it just before: ${JSON.stringify(sent[name])}`,
      JSON.stringify(came[name]),
      `/${name}`,
    )
  }
}

/** How a thing began, which no change changes. */
const BEGUN = /^(id|created(_at|_on|_by)?|createdAt|createdBy)$/

/**
 * Fields that could have been sent, and were not, are as before, and so is how the thing began; others may follow from
 * what was sent, as may those whose description names it.
 */
export function untouched(
  { session }: Kit,
  update: Operation,
  body: JsonObject,
  old: JsonObject,
  now: JsonObject,
  shown: Answer,
  isFault: (value: Json | undefined) => boolean = () => true,
): void {
  if (update.method !== 'PATCH') return
  const schema = bodyMedia(update)?.schema
  const mayFollow = (name: string) => {
    const { description } = propertyOf(session.contract.document, schema, name) ?? {}
    return Object.keys(body).some((sent) => String(description ?? '').includes(`\`${sent}\``))
  }
  const others = differing(old, now).filter(
    (name) =>
      BEGUN.test(name) ||
      (!(name in body) &&
        propertyOf(session.contract.document, schema, name) !== undefined &&
        isFault(now[name]) &&
        !mayFollow(name)),
  )
  for (const name of others) {
    session.found(
      'change-touches-others',
      update,
      shown,
      `"${name}" stays ${JSON.stringify(old[name])}`,
      JSON.stringify(now[name]),
      `/${name}`,
    )
  }
}

/** A body with values that are not there yet; PATCH names one field at a time, where it can be seen afterwards. */
export function otherBody(
  { session, requests }: Pick<Kit, 'session' | 'requests'>,
  update: Operation,
  params: Params,
  old: JsonObject = {},
): JsonObject | undefined {
  const schema = bodyMedia(update)?.schema
  const bodies = validBodies(session, requests, update, 6)
    .filter(isObject)
    .map((body) => withOwnId(update, params, body))
  const single =
    update.method === 'PATCH'
      ? bodies.flatMap((body) => Object.keys(body).map((name) => only(body, (one) => one === name)))
      : []
  const fitting = [...single, ...bodies].filter(
    (body) => Object.keys(body).length > 0 && requests.problemsOf(schema, body).length === 0,
  )
  return fitting.find((body) => differing(body, old).length > 0) ?? fitting[0]
}

const only = (object: JsonObject, keep: (name: string, value: Json) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name, value]) => keep(name, value)))

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
  for (const name of differingFromSent(body, row)) {
    const promised = `"${name}" in ${list.id} as ${update.method} sent it just before: ${JSON.stringify(body[name])}`
    session.found(
      'change-not-listed',
      update,
      all.answer,
      promised,
      JSON.stringify(row[name]),
      `/results/*/${name}`,
    )
  }
}

async function putBack(
  { session, requests }: Kit,
  update: Operation,
  params: Params,
  before: JsonObject,
): Promise<void> {
  if (requests.problemsOf(bodyMedia(update)?.schema, before).length > 0) return
  const headers = await writeHeaders(session, update, params)
  const answer = await session.ask({ operation: update, params, body: before, headers })
  if (!answer.ok)
    session.note(`${update.id} did not take the old values back (${answer.status}): they stay changed.`)
}
