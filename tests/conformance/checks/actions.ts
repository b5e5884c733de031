import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { parentOf, successSchema } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { writeHeaders } from '../values/write-headers.ts'

/** What an action leaves behind: the field that shows it, and whether a value does. */
type Effect = {
  readonly field: string
  readonly promised: string
  readonly shown: (value: Json | undefined) => boolean
}

/** Actions on one thing (`complete/`, `cancel/`) answer as documented, and what they do can be read afterwards. */
export async function actions(kit: Kit): Promise<void> {
  const { session, resources, requests, known } = kit
  for (const { item, actions: all } of resources) {
    for (const operation of all.filter((action) => session.mayAsk(action))) {
      const effect = item && effectOf(kit, operation, item)
      const [body] = validBodies(session, requests, operation, 0)
      for (const params of await known.paramsFor(operation)) {
        const read = item && session.mayAsk(item) ? await session.ask({ operation: item, params }) : undefined
        // what is done already shows nothing
        if (effect && read?.ok && effect.shown(valueOf(read.json, effect.field))) continue
        const answer = await session.ask({ operation, params, body, headers: writeHeaders(operation, read) })
        if (!answer.ok) continue
        if (effect && item && read?.ok) {
          const after = await session.ask({ operation: item, params })
          const value = valueOf(after.json, effect.field)
          if (after.ok && !effect.shown(value)) {
            session.found(
              'effect-not-visible',
              operation,
              after,
              `${item.id} answers "${effect.field}" ${effect.promised} afterwards`,
              JSON.stringify(value),
              `/${effect.field}`,
            )
          }
        }
        break
      }
    }
  }
}

const valueOf = (json: unknown, field: string): Json | undefined => (isObject(json) ? json[field] : undefined)

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
  if (moment !== undefined)
    return { field: moment, promised: 'with a moment', shown: (value) => typeof value === 'string' }
  const flag = names.find(
    (name) =>
      name.replace(/^is_/, '').startsWith(stem) && propertyOf(document, schema, name)?.type === 'boolean',
  )
  if (flag !== undefined) return { field: flag, promised: 'true', shown: (value) => value === true }
  for (const field of names.filter((name) => name === 'status' || name === 'state')) {
    const { enum: listed } = propertyOf(document, schema, field) ?? {}
    const reached = Array.isArray(listed)
      ? listed.find((value) => String(value).toLowerCase().startsWith(stem))
      : undefined
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
