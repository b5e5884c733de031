import * as fc from 'fast-check'
import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import type { Kit } from '../kit.ts'
import { arbitraryOf } from '../values/arbitrary.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia } from '../values/form-text.ts'
import { isOwnId } from '../values/own-id.ts'
import { readerOf } from '../values/reader.ts'
import { differing } from '../values/same.ts'
import { writeHeaders } from '../values/write-headers.ts'
import type { Answer } from '../session.ts'
import { isListed, tellingValues } from '../values/telling.ts'
import { unlike, untouched } from './changing.ts'
import type { Life } from './created.ts'
import { echoes, idIn } from './created.ts'

/** How many values of one operation are tried, and of how many made-up bodies they are. */
const TRIED = 60
const BODIES = 10
/** How many lists are made up for each field that is one. */
const LISTS = 6

type Field = readonly [name: string, value: Json]

/**
 * A key for a field and the form of its value; one value of each form is tried. A date may be a year, a month or a day, a
 * list short or long. Every enum value and boolean counts as a form.
 */
function formOf({ session }: Kit, operation: Operation, [name, value]: Field): string {
  const { document } = session.contract
  const property = propertyOf(document, bodyMedia(operation)?.schema, name)
  if (Array.isArray(value)) return `${name} ${value.length}`
  if (typeof value === 'boolean' || isListed(document, property, value)) return `${name} ${String(value)}`
  if (typeof value === 'number') return `${name} ${Number.isInteger(value) ? 'whole' : 'broken'}`
  if (typeof value !== 'string') return name
  return `${name} ${/^Z{12,}$/.test(value) ? 'longest' : value.replaceAll(/\w+/g, 'x')}`
}

/**
 * The optional fields of a body with made-up values and with those that are easily lost, without fields whose description
 * names another one. Longer lists come first, so that a list that is added to, not replaced, shows.
 */
function fieldsOf({ session, requests }: Kit, operation: Operation, like: JsonObject): Field[] {
  const { document } = session.contract
  const { properties } = objectAt(document, bodyMedia(operation)?.schema)
  const all = isObject(properties) ? properties : {}
  const isAlone = (own: string, { description, type }: JsonObject) =>
    type === 'array' ||
    [...String(description ?? '').matchAll(/`(\w+)`/g)].every(([, one = own]) => one === own || !(one in all))
  const known = Object.entries(all).filter(
    ([name, property]) => !isOwnId(operation, name) && isAlone(name, objectAt(document, property)),
  )
  const names = new Set(known.map(([name]) => name))
  const made = validBodies(session, requests, operation, BODIES)
    .filter(isObject)
    .flatMap((body) => Object.entries(body))
    .filter(([name, value]) => names.has(name) && value !== null)
  const lists = known.flatMap(([name, property]) =>
    objectAt(document, property).type === 'array'
      ? fc
          .sample(arbitraryOf(document, property), { numRuns: LISTS, seed: session.options.seed })
          .map((value): Field => [name, value])
      : [],
  )
  const telling = known.flatMap(([name, property]) =>
    tellingValues(document, name, property, like[name]).map((value): Field => [name, value]),
  )
  return [...[...made, ...lists].sort(byLength), ...telling]
}

const byLength = ([, one]: Field, [, other]: Field): number =>
  (Array.isArray(other) ? other.length : 0) - (Array.isArray(one) ? one.length : 0)

/**
 * Checks that a create stores each field that the valid body lacks or has in another form, one at a time. A refusal is no
 * finding, because fields may depend on one another. Returns the ids of the resources that were created.
 */
export async function eachFieldCreated(kit: Kit, life: Life, valid: Json): Promise<string[]> {
  const { session, requests } = kit
  const { create, params, headers } = life
  if (!isObject(valid)) return []
  const known = new Set(Object.entries(valid).map((field) => formOf(kit, create, field)))
  const others = new Map<string, Field>()
  for (const field of fieldsOf(kit, create, valid)) {
    const form = formOf(kit, create, field)
    if (!known.has(form) && !others.has(form)) others.set(form, field)
  }
  const made: string[] = []
  for (const [name, value] of [...others.values()].slice(0, TRIED)) {
    const body = { ...valid, [name]: value }
    if (requests.problemsOf(bodyMedia(create)?.schema, body).length > 0) continue
    const answer = await session.ask({ operation: create, params, body, headers })
    echoes(kit, create, body, answer)
    const id = idIn(answer, life)
    if (id !== undefined) made.push(id)
  }
  return made
}

/**
 * Checks that a PATCH stores each field that it accepts, and leaves the others alone. Only for resources of the run, which
 * need no restoring.
 */
export async function eachFieldChanged(
  kit: Kit,
  update: Operation,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { session, requests } = kit
  if (update.method !== 'PATCH') return
  const look = readerOf(session, update, params)
  let old = (await look({}))?.json
  const done = new Set<string>()
  for (const field of fieldsOf(kit, update, isObject(old) ? old : {})) {
    const [name, value] = field
    const body: JsonObject = { [name]: value }
    const form = formOf(kit, update, field)
    if (!isObject(old) || done.size >= TRIED || done.has(form)) continue
    const fits = requests.problemsOf(bodyMedia(update)?.schema, body).length === 0
    if (!fits || !(name in old) || differing(body, old).length === 0) continue
    done.add(form)
    const headers = await writeHeaders(session, update, params)
    const answer = await session.ask({ operation: update, params, body, headers })
    if (!answer.ok) {
      refusedField(kit, update, field, answer)
      continue
    }
    if (isObject(answer.json)) unlike(kit, update, 'change-not-answered', body, answer.json, answer)
    const after = await look(body)
    if (!after || !isObject(after.json)) continue
    unlike(kit, update, 'change-not-kept', body, after.json, after)
    untouched(kit, update, body, old, after.json, after, isEmpty)
    old = after.json
  }
}

/** What is lost by mistake; another value may follow from what was sent, as a code from a name. */
const isEmpty = (value: Json | undefined): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A refusal of nothing but a text as long as it may be, or of a listed value, is a note of the backend's own limits. */
function refusedField({ session }: Kit, update: Operation, [name, value]: Field, answer: Answer): void {
  const { document } = session.contract
  const schema = propertyOf(document, bodyMedia(update)?.schema, name)
  // what a description names decides too, as a kind does over units
  const isListedOnly = isListed(document, schema, value) && !String(schema?.description ?? '').includes('`')
  const isLimit = isListedOnly || value === 'Z'.repeat(String(value).length)
  if (!isLimit || (answer.status !== 400 && answer.status !== 422)) return
  if (!isObject(answer.json) || Object.keys(answer.json).join() !== name) return
  const what = typeof value === 'string' && value.length > 40 ? `${value.length} characters long` : ''
  const promised = `/${name} ${what || JSON.stringify(value)} is accepted: it fits`
  const came = `${answer.status}: ${answer.response.body.slice(0, 120)}`
  session.found('valid-body-refused', update, answer, promised, came, `/${name}`)
}
