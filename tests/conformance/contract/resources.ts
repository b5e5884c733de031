import type { Contract, Operation } from './contract.ts'
import { responseFor } from './contract.ts'
import type { Json, JsonObject } from './document.ts'
import { isObject, objectAt } from './document.ts'

/** The roles of a collection's operations, inferred from their paths (by the contract's REST conventions). */
export type Resource = {
  /** The path of the collection, `/v1/tasks/`. */
  readonly path: string
  readonly list: Operation | undefined
  readonly create: Operation | undefined
  /** Of one thing, `/v1/tasks/{id}/`. */
  readonly item: Operation | undefined
  readonly updates: readonly Operation[]
  readonly remove: Operation | undefined
  /** Actions on an item: a POST below it, `/v1/tasks/{id}/complete/`. */
  readonly actions: readonly Operation[]
}

const slash = (path: string) => (path.endsWith('/') ? '/' : '')

/** The path without its last segment, ending as it did: `/v1/tasks/{id}/` gives `/v1/tasks/`. */
export const parentOf = (path: string): string =>
  `${path.replace(/\/$/, '').replace(/\/[^/]*$/, '')}${slash(path)}`

/** The name of the last segment's place; undefined when it is a fixed word. */
export const placeOf = (path: string): string | undefined => /\{([^}]+)\}\/?$/.exec(path)?.[1]

/** The name of the id in the paths of one thing, also of one that can only be acted on. */
export function placeOfThing({ item, updates, remove, actions }: Resource): string | undefined {
  const [path] = [item, ...updates, remove].flatMap((one) => one?.path ?? [])
  return placeOf(path ?? parentOf(actions[0]?.path ?? ''))
}

/** A contract can have thousands of operations: each is looked up, not searched for. */
function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? []
    groups.set(keyOf(one), group)
    group.push(one)
  }
  return groups
}

/** Every collection that has a list or items. */
export function resourcesOf(operations: readonly Operation[]): Resource[] {
  const places = operations.map((operation) => {
    const { path } = operation
    return { operation, path, parent: parentOf(path), isItem: placeOf(path) !== undefined }
  })
  const byPath = grouped(places, ({ path }) => path)
  const byParent = grouped(places, ({ parent }) => parent)
  const isAction = ({ operation, parent, isItem }: (typeof places)[number]) =>
    operation.method === 'POST' && !isItem && placeOf(parent) !== undefined
  const actionsBy = grouped(places.filter(isAction), ({ parent }) => parentOf(parent))
  const at = (method: string, path: string) =>
    byPath.get(path)?.find(({ operation }) => operation.method === method)?.operation
  const paths = new Set(places.map(({ path, parent, isItem }) => (isItem ? parent : path)))
  return [...paths].map((path) => {
    const things = (byParent.get(path) ?? []).filter(({ isItem }) => isItem)
    const below = things.map(({ operation }) => operation)
    return {
      path,
      list: at('GET', path),
      create: at('POST', path),
      item: below.find(({ method }) => method === 'GET'),
      updates: below.filter(({ method }) => method === 'PATCH' || method === 'PUT'),
      remove: below.find(({ method }) => method === 'DELETE'),
      actions: (actionsBy.get(path) ?? []).map(({ operation }) => operation),
    }
  })
}

/** The schema of a successful response; undefined if it has no JSON. */
export function successSchema(operation: Operation): Json | undefined {
  const good = operation.responses.find(({ status }) => status.startsWith('2')) ?? responseFor(operation, 200)
  return good?.media.find(({ type }) => type.endsWith('json'))?.schema
}

/**
 * What the rows of a list are described by; undefined when the operation's answer is no list. A list is an array, or
 * a page: an object with an array beside `count` or `next`.
 */
export function rowSchema({ document }: Contract, operation: Operation): Json | undefined {
  const schema = objectAt(document, successSchema(operation))
  if (schema.items !== undefined) return schema.items
  const properties = isObject(schema.properties) ? schema.properties : {}
  if (properties.count === undefined && properties.next === undefined) return undefined
  return Object.values(properties)
    .map((property) => objectAt(document, property).items)
    .find((items) => items !== undefined)
}

/** The rows of a list response; undefined for any other body. */
export function rowsIn(body: unknown): JsonObject[] | undefined {
  const rows: unknown = Array.isArray(body)
    ? body
    : Object.values(Object(body)).find((value) => Array.isArray(value))
  return Array.isArray(rows) ? rows.filter(isObject) : undefined
}
