import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

/** A body whose ids are of things that exist. */
export function withOwnIds(body: Json, ids: ReadonlyMap<string, string>): Json {
  if (!isObject(body)) return body
  const own: JsonObject = {}
  for (const [name, value] of Object.entries(body)) {
    const id = ids.get(name)
    own[name] = typeof value === 'string' && id !== undefined ? id : value
  }
  return own
}
