import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import type { Resource } from '../contract/resources.ts'
import { parentOf, successSchema } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { writeHeaders } from '../values/write-headers.ts'

type Params = Readonly<Record<string, string>>

/** Actions on one thing (`complete/`, `cancel/`) answer as documented, and what they do can be read afterwards. */
export async function actions(kit: Kit): Promise<void> {
  for (const { item, actions: all } of kit.resources) {
    for (const action of all) await acting(kit, { item, action }, await kit.known.paramsFor(action))
  }
}

/** Does one action on the first of some things that lets it be done. */
export async function acting(
  kit: Kit,
  { item, action }: Pick<Resource, 'item'> & { readonly action: Operation },
  ways: readonly Params[],
): Promise<void> {
  const { session, requests } = kit
  if (!session.mayAsk(action)) return
  const read = item && session.mayAsk(item) ? item : undefined
  const effect = read && effectOf(kit, action, read)
  const [body] = validBodies(session, requests, action, 0)
  for (const params of ways) {
    const look = async () => (read ? session.ask({ operation: read, params }) : undefined)
    const before = effect && (await look())
    // what is done already shows nothing
    if (effect && before?.ok && effect.shown(valueOf(before.json, effect.field))) continue
    const headers = await writeHeaders(session, action, params)
    const answer = await session.ask({ operation: action, params, body, headers })
    if (!answer.ok) continue
    const after = effect && (await look())
    const value = effect && valueOf(after?.json, effect.field)
    if (effect && after?.ok && before?.ok && !effect.shown(value)) {
      const promised = `${read?.id} answers "${effect.field}" ${effect.promised} afterwards`
      session.found('effect-not-visible', action, after, promised, JSON.stringify(value), `/${effect.field}`)
    }
    return
  }
}

const valueOf = (json: unknown, field: string): Json | undefined => (isObject(json) ? json[field] : undefined)

/** The effect of an action: the field that shows it, and whether a value does. */
type Effect = {
  readonly field: string
  readonly promised: string
  readonly shown: (value: Json | undefined) => boolean
}

/**
 * The field that shows an action, by its name: `complete` fills `completed_at`, sets `is_completed`, or makes the
 * status `COMPLETED`. Actions of several words are about something else than the thing itself.
 */
function effectOf({ session }: Kit, action: Operation, item: Operation): Effect | undefined {
  const { document } = session.contract
  const verb = action.path.slice(parentOf(action.path).length).replaceAll('/', '')
  if (!/^[a-z]+$/.test(verb)) return undefined
  const stem = verb.replace(/[ey]$/, '')
  const schema = successSchema(item)
  const names = propertyNames(document, schema)
  const moment = names.find((name) => name.startsWith(stem) && name.endsWith('_at'))
  if (moment !== undefined) {
    return { field: moment, promised: 'with a moment', shown: (value) => typeof value === 'string' }
  }
  const flag = names.find(
    (name) =>
      name.replace(/^is_/, '').startsWith(stem) && propertyOf(document, schema, name)?.type === 'boolean',
  )
  if (flag !== undefined) return { field: flag, promised: 'true', shown: (value) => value === true }
  for (const field of names.filter((name) => name === 'status' || name === 'state')) {
    const { enum: listed } = propertyOf(document, schema, field) ?? {}
    const all = Array.isArray(listed) ? listed : []
    const reached = all.find((value) => String(value).toLowerCase().startsWith(stem))
    if (reached !== undefined)
      return { field, promised: JSON.stringify(reached), shown: (value) => value === reached }
  }
  return undefined
}

function propertyNames(document: JsonObject, schema: Json | undefined): string[] {
  const { properties, allOf } = objectAt(document, schema)
  const parts = Array.isArray(allOf) ? allOf.flatMap((part) => propertyNames(document, part)) : []
  return [...Object.keys(isObject(properties) ? properties : {}), ...parts]
}
