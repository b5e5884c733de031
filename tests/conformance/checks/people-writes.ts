import type { Operation } from '../contract/contract.ts'
import { isObject } from '../contract/document.ts'
import type { Resource } from '../contract/resources.ts'
import { placeOfThing } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia } from '../values/form-text.ts'
import { allRows } from '../values/pages.ts'
import { readerOf } from '../values/reader.ts'
import type { Person } from '../values/person.ts'
import { sharingOf } from '../values/strangers.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { refusedAs } from './refused-as.ts'
import { isClosed } from './roles.ts'

type Params = Readonly<Record<string, string>>

/** Changes of what belongs to one person are refused to another. What removes is tried on new things only. */
export async function peopleWrites(kit: Kit): Promise<void> {
  const { session, known, foreign } = kit
  if (kit.strangers.length === 0) return
  for (const operation of session.operations) {
    if (operation.method === 'GET' || operation.method === 'DELETE' || !session.mayAsk(operation)) continue
    const ways = await known.paramsFor(operation)
    const params = ways.find((way) => Object.values(way).some((id) => foreign.has(id)))
    if (params) for (const stranger of kit.strangers) await changes(kit, stranger, operation, params)
  }
}

/** What this run made is in no list of another person, and can be neither read nor changed by them. */
export async function guardsNew(kit: Kit, life: Resource, params: Params): Promise<void> {
  const { session } = kit
  const { list, item, updates, actions } = life
  const id = params[placeOfThing(life) ?? '']
  for (const stranger of kit.strangers) {
    const { option, token } = stranger
    if (list && session.mayAsk(list) && sharingOf(kit, list, stranger) !== 'shared') {
      const rows = await allRows(session, { operation: list, params, token })
      if (rows?.rows.some((row) => String(row.id) === id))
        session.found(
          'row-of-another',
          list,
          rows.answer,
          `no row of another person with ${option}`,
          `${id}`,
          '/results',
        )
    }
    if (item && session.mayAsk(item) && sharingOf(kit, item, stranger) !== 'shared') {
      const answer = await session.ask({ operation: item, params, token })
      if (answer.ok)
        session.found(
          'open-to-another',
          item,
          answer,
          `a refusal with ${option} (403 or 404)`,
          `${answer.status}`,
        )
      else if (sharingOf(kit, item, stranger) === 'personal' && !isClosed(item, stranger))
        refusedAs(kit, 'row', item, answer, stranger)
    }
    for (const write of [...updates, ...actions]) await changes(kit, stranger, write, params)
  }
}

/** The same for removing, which ends the life of a thing where it is not refused. */
export async function guardsRemoval(kit: Kit, { remove }: Resource, params: Params): Promise<void> {
  if (remove) for (const stranger of kit.strangers) await changes(kit, stranger, remove, params)
}

/** What was removed cannot be acted on by another person either, such as brought back. */
export async function guardsRemoved(kit: Kit, { actions }: Resource, params: Params): Promise<void> {
  for (const stranger of kit.strangers)
    for (const action of actions) await changes(kit, stranger, action, params)
}

/** One write by another person, that changes nothing where the old values fit its body. */
async function changes(kit: Kit, stranger: Person, operation: Operation, params: Params): Promise<void> {
  const { session, requests } = kit
  const { option, token } = stranger
  const isForOthers = isClosed(operation, stranger)
  if (!session.mayAsk(operation) || (!isForOthers && sharingOf(kit, operation, stranger) === 'shared')) return
  const [valid] = validBodies(session, requests, operation, 0)
  const body = (await standing(kit, operation, params)) ?? valid
  const headers = await writeHeaders(session, operation, params)
  const answer = await session.ask({ operation, params, body, headers, token })
  if (!answer.ok) {
    const isPersonal = isForOthers || sharingOf(kit, operation, stranger) === 'personal'
    return isPersonal ? refusedAs(kit, isForOthers ? 'role' : 'row', operation, answer, stranger) : undefined
  }
  session.found(
    isForOthers ? 'open-to-role' : 'changed-by-another',
    operation,
    answer,
    `a refusal with ${option} (403 or 404)`,
    `${answer.status}`,
  )
}

/** The values that are there, as a body; undefined when they do not fit. */
async function standing({ session, requests }: Kit, operation: Operation, params: Params) {
  if (operation.method !== 'PATCH' && operation.method !== 'PUT') return undefined
  const schema = bodyMedia(operation)?.schema
  const json = (await readerOf(session, operation, params)({}))?.json
  if (!isObject(json)) return undefined
  const entries = Object.entries(json).filter(
    ([name, value]) => requests.problemsOf(schema, { [name]: value }).length === 0,
  )
  const one = Object.fromEntries(entries.slice(0, 1))
  const whole = operation.method === 'PUT' ? json : one
  return Object.keys(whole).length > 0 && requests.problemsOf(schema, whole).length === 0 ? whole : undefined
}
