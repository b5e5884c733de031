import { pathBelow } from '../check-exchange.ts'
import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Resource } from '../contract/resources.ts'
import { placeOf } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { bodyMedia } from '../values/form-text.ts'
import { allRows } from '../values/pages.ts'
import { differing, differingFromSent } from '../values/same.ts'
import { countedAll } from './pages.ts'
import { isClosed } from './roles.ts'

/** Where something is made. */
export type Birth = Pick<Resource, 'item' | 'list'> & {
  readonly create: Operation
  readonly params: Readonly<Record<string, string>>
}

/** Where something is made, changed and removed, with the headers that making it needs. */
export type Life = Resource & Birth & { readonly headers: Record<string, string> }

/**
 * Makes one thing of the first body that is accepted, and looks for it everywhere. Gives its id and that body; undefined
 * when there is nothing to look for.
 */
export async function isThere(
  kit: Kit,
  birth: Birth,
  bodies: readonly (Json | undefined)[],
  make: (body: Json | undefined) => Promise<Answer>,
): Promise<{ readonly id: string; readonly sent: Json | undefined } | undefined> {
  const { session } = kit
  const { create, list, params } = birth
  const before =
    list && session.mayAsk(list) ? await allRows(session, { operation: list, params }) : undefined
  let sent = bodies[0]
  let answer = await make(sent)
  for (const body of bodies.slice(1)) if (!answer.ok) answer = await make((sent = body))
  const id = idIn(answer, birth)
  if (!answer.ok && !(kit.me && isClosed(create, kit.me)))
    session.note(
      `${create.id} refused what the contract describes (${answer.status}): what comes after was not checked.`,
    )
  if (!answer.ok || id === undefined) return undefined
  echoes(kit, create, sent, answer)
  // `x-created: later` says that it can be read after a further step only, as a file that is still to be sent
  if (create.extensions['x-created'] === 'later') return undefined
  await location(kit, birth, answer, id)
  await readable(kit, birth, answer, id)
  if (list && before?.complete) await listed(kit, { ...birth, list, sent }, id, before.rows)
  return { id, sent }
}

/** Fields of the answer that were sent say what was sent. */
export function echoes(
  { session }: Pick<Kit, 'session'>,
  create: Operation,
  sent: Json | undefined,
  answer: Answer,
): void {
  if (!answer.ok || !isObject(sent) || !isObject(answer.json)) return
  const usual = defaultsFor(session, create, sent)
  for (const name of differingFromSent({ ...usual, ...sent }, answer.json)) {
    const promised =
      name in sent
        ? `"${name}" as the request has it: ${JSON.stringify(sent[name])}`
        : `"${name}" as its default: ${JSON.stringify(usual[name])}`
    session.found('created-differs', create, answer, promised, JSON.stringify(answer.json[name]), `/${name}`)
  }
}

/** What the contract says of fields that a body leaves out. */
function defaultsFor({ contract }: Kit['session'], create: Operation, sent: JsonObject): JsonObject {
  const { properties } = objectAt(contract.document, bodyMedia(create)?.schema)
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => {
      const { default: usual } = objectAt(contract.document, property)
      return usual === undefined || name in sent ? [] : [[name, usual]]
    }),
  )
}

async function location(
  { session }: Kit,
  { create, item, params }: Birth,
  answer: Answer,
  id: string,
): Promise<void> {
  const { location: to } = answer.response.headers
  const place = placeOf(item?.path ?? '')
  if (to === undefined || !item || place === undefined) return
  const path = pathBelow(new URL(to, answer.request.url).href, session.options.target)
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
  { create, item, params }: Birth,
  answer: Answer,
  id: string,
): Promise<void> {
  const place = placeOf(item?.path ?? '')
  if (!item || place === undefined) return
  const found = await session.ask({ operation: item, params: { ...params, [place]: id } })
  if (!found.ok) {
    session.found(
      'created-not-found',
      create,
      found,
      `what ${create.id} answered can be read`,
      `${found.status}`,
    )
  } else if (isObject(found.json) && isObject(answer.json)) {
    const [name] = differing(answer.json, found.json)
    if (name === undefined) return
    const promised = `"${name}" as ${create.id} answered it: ${JSON.stringify(answer.json[name])}`
    session.found('created-differs', create, found, promised, JSON.stringify(found.json[name]), `/${name}`)
  }
}

async function listed(
  { session }: Kit,
  { create, list, params, sent }: Birth & { readonly list: Operation; readonly sent: Json | undefined },
  id: string,
  before: readonly JsonObject[],
): Promise<void> {
  const after = await allRows(session, { operation: list, params })
  if (!after?.complete) return
  countedAll(session, list, after)
  const made = after.rows.find((row) => String(row.id) === id)
  if (made) {
    const known = new Set(before.map((row) => String(row.id)))
    const same = after.rows.find(
      (row) => !known.has(String(row.id)) && row !== made && isObject(sent) && isOf(sent, row),
    )
    const came = `${id} and ${String(same?.id)} in ${list.id}`
    echoes({ session }, create, sent, { ...after.answer, json: made })
    if (same) session.found('created-twice', create, after.answer, 'one row more', came, '/results')
    return
  }
  const came = `${before.length} rows before, ${after.rows.length} after, none with its id`
  session.found(
    'created-not-listed',
    create,
    after.answer,
    `what was created is in ${list.id}`,
    came,
    '/results',
  )
}

/** Whether a row says what was sent, in as many fields as it shows. */
const isOf = (sent: JsonObject, row: JsonObject): boolean =>
  Object.keys(sent).some((name) => name in row) && differingFromSent(sent, row).length === 0

/** The id of what an answer made; undefined when it names none. */
export function idIn({ ok, json }: Answer, { item }: Pick<Resource, 'item'>): string | undefined {
  const row: JsonObject = ok && isObject(json) ? json : {}
  const value = row.id ?? row[placeOf(item?.path ?? '') ?? '']
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
