import type { Contract, Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { propertyOf } from '../contract/fields.ts'
import { parentOf, successSchema } from '../contract/resources.ts'
import type { Effect } from './effect.ts'

/**
 * The field that shows an action without `x-effects`, by its name: `complete` fills `completed_at`, sets `is_completed`,
 * or makes the status `COMPLETED`. Actions of several words are about something else than the thing itself.
 */
export function inferredEffects(
  { document }: Contract,
  action: Operation,
  item: Operation | undefined,
): Effect[] {
  if (!item) return []
  const effect = (field: string, becomes: Json): Effect[] => [
    { read: item.id, parameters: {}, row: undefined, field, becomes },
  ]
  const verb = action.path.slice(parentOf(action.path).length).replaceAll('/', '')
  if (!/^[a-z]+$/.test(verb)) return []
  const stem = verb.replace(/[ey]$/, '')
  const schema = successSchema(item)
  const names = propertyNames(document, schema)
  const moment = names.find((name) => name.startsWith(stem) && name.endsWith('_at'))
  if (moment !== undefined) return effect(moment, 'present')
  const flag = names.find(
    (name) =>
      name.replace(/^is_/, '').startsWith(stem) && propertyOf(document, schema, name)?.type === 'boolean',
  )
  if (flag !== undefined) return effect(flag, true)
  for (const field of names.filter((name) => name === 'status' || name === 'state')) {
    const { enum: listed } = propertyOf(document, schema, field) ?? {}
    const all = Array.isArray(listed) ? listed : []
    const reached = all.find((value) => String(value).toLowerCase().startsWith(stem))
    if (reached !== undefined) return effect(field, reached)
  }
  return []
}

function propertyNames(document: JsonObject, schema: Json | undefined): string[] {
  const { properties, allOf } = objectAt(document, schema)
  const parts = Array.isArray(allOf) ? allOf.flatMap((part) => propertyNames(document, part)) : []
  return [...Object.keys(isObject(properties) ? properties : {}), ...parts]
}
