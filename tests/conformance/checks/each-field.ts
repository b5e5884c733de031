import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia } from '../values/form-text.ts'
import { isOwnId } from '../values/own-id.ts'
import { readerOf } from '../values/reader.ts'
import { differing } from '../values/same.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { unlike } from './changing.ts'
import type { Life } from './created.ts'
import { echoes, idIn } from './created.ts'

/** How many values of one operation are tried, and of how many made-up bodies they are. */
const TRIED = 20
const BODIES = 10

type Field = readonly [name: string, value: Json]

/** A field and the form of its value: a date may be a year, a month or a day, each of which is tried. */
const formOf = ([name, value]: Field): string =>
  typeof value === 'string' ? `${name} ${value.replaceAll(/\w+/g, 'x')}` : name

/** The optional fields of a body with made-up values, without those whose description names another field. */
function fieldsOf({ session, requests }: Kit, operation: Operation): Field[] {
  const { properties } = objectAt(session.contract.document, bodyMedia(operation)?.schema)
  const { document } = session.contract
  const known = Object.entries(isObject(properties) ? properties : {}).filter(
    ([name, property]) =>
      !isOwnId(operation, name) && !/`\w+`/.test(String(objectAt(document, property).description ?? '')),
  )
  const names = new Set(known.map(([name]) => name))
  return validBodies(session, requests, operation, BODIES)
    .filter(isObject)
    .flatMap((body) => Object.entries(body))
    .filter(([name, value]) => names.has(name) && value !== null)
}

/**
 * Checks that a create stores each field that the valid body lacks or has in another form, one at a time. A refusal is no
 * finding, because fields may depend on one another. Returns the ids of the resources that were created.
 */
export async function eachFieldCreated(kit: Kit, life: Life, valid: Json): Promise<string[]> {
  const { session, requests } = kit
  const { create, params, headers } = life
  if (!isObject(valid)) return []
  const known = new Set(Object.entries(valid).map(formOf))
  const fields = fieldsOf(kit, create).filter((field) => !known.has(formOf(field)))
  const others = new Map(fields.map((field) => [formOf(field), field]))
  const made: string[] = []
  for (const [name, value] of [...others.values()].slice(0, TRIED)) {
    const body = { ...valid, [name]: value }
    if (requests.problemsOf(bodyMedia(create)?.schema, body).length > 0) continue
    const answer = await session.ask({ operation: create, params, body, headers })
    echoes(kit, create, { [name]: value }, answer)
    const id = idIn(answer, life)
    if (id !== undefined) made.push(id)
  }
  return made
}

/** Checks that a PATCH stores each field that it accepts. Only for resources of the run, which need no restoring. */
export async function eachFieldChanged(
  kit: Kit,
  update: Operation,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { session, requests } = kit
  if (update.method !== 'PATCH') return
  const look = readerOf(session, update, params)
  const done = new Set<string>()
  for (const field of fieldsOf(kit, update)) {
    const [name, value] = field
    const body: JsonObject = { [name]: value }
    const before = done.size < TRIED && !done.has(formOf(field)) ? await look({}) : undefined
    const old = isObject(before?.json) ? before.json : {}
    const fits = requests.problemsOf(bodyMedia(update)?.schema, body).length === 0
    if (!fits || !(name in old) || differing(body, old).length === 0) continue
    done.add(formOf(field))
    const headers = await writeHeaders(session, update, params)
    const answer = await session.ask({ operation: update, params, body, headers })
    if (!answer.ok) continue
    if (isObject(answer.json)) unlike(kit, update, 'change-not-answered', body, answer.json, answer)
    const after = await look(body)
    if (after && isObject(after.json)) unlike(kit, update, 'change-not-kept', body, after.json, after)
  }
}
