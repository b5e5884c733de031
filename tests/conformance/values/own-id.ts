import type { Operation } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { placeOf } from '../contract/resources.ts'

type Params = Readonly<Record<string, string>>

/** Whether a field of a body is the id of the thing that the path names. */
export const isOwnId = ({ path }: Operation, name: string): boolean => {
  const place = placeOf(path)
  return place !== undefined && (name === 'id' || name === place)
}

/** A body with the id of the path in place of a made-up one: a change of the id is none that a backend has to take. */
export const withOwnId = (update: Operation, params: Params, body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const id = isOwnId(update, name) ? params[placeOf(update.path) ?? ''] : undefined
      return [name, id === undefined ? value : typeof value === 'number' ? Number(id) : id]
    }),
  )
