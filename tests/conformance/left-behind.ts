import type { Operation } from './contract/contract.ts'
import { isObject } from './contract/document.ts'
import type { Resource } from './contract/resources.ts'
import { parentOf, placeOf } from './contract/resources.ts'
import type { Kit } from './kit.ts'
import type { Left } from './report.ts'
import { validBodies } from './values/bodies.ts'
import { writeHeaders } from './values/write-headers.ts'

/** Names of actions that end a thing where it cannot be removed. */
const ENDS = /\/(revoke|archive|cancel|delete|remove|deactivate|disable|end|close|discard)\/?$/

/** One thing that the run made, and who made it. */
type Made = {
  readonly resource: Resource
  readonly create: Operation
  readonly params: Readonly<Record<string, string>>
  readonly id: string
  readonly token: string | null | undefined
}

/**
 * Removes what the run made and has not removed yet, whichever check made it, and lists what stays: things without a way
 * to remove them, and what actions did to things that are not the run's own.
 */
export async function cleanUp(kit: Kit): Promise<Left[]> {
  const { session } = kit
  const made = madeBy(kit)
  const left: Left[] = [...removedBy(kit, made), ...doneTo(kit, made)]
  session.isCleaning = true
  for (const thing of [...made.values()].filter(({ isGone }) => !isGone)) {
    const why = await removal(kit, thing)
    if (why !== undefined) left.push({ operation: thing.create.id, id: thing.id, why })
  }
  return left
}

/** Where things are made, not only done. */
const creating = ({ resources }: Kit): Resource[] =>
  resources.filter(({ item, list, remove, updates }) => item ?? list ?? remove ?? updates[0])

/** Everything that was made, by its id, and whether it was removed since. */
function madeBy(kit: Kit): Map<string, Made & { isGone: boolean }> {
  const made = new Map<string, Made & { isGone: boolean }>()
  for (const { operation, params, json, token } of kit.session.writes) {
    const resource = creating(kit).find(({ create }) => create === operation)
    const id = resource && idOf(json, resource)
    if (resource && id !== undefined && !made.has(id))
      made.set(id, { resource, create: operation, params, id, token, isGone: false })
    const removed =
      operation.method === 'DELETE' ? made.get(params[placeOf(operation.path) ?? ''] ?? '') : undefined
    if (removed) removed.isGone = true
  }
  return made
}

function idOf(json: unknown, { item, remove, updates }: Resource): string | undefined {
  if (!isObject(json)) return undefined
  const places = [item, remove, ...updates].flatMap((operation) => placeOf(operation?.path ?? '') ?? [])
  const value = [json.id, ...places.map((place) => json[place])].find(
    (one) => one !== undefined && one !== null,
  )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Things of others that were removed. */
const removedBy = ({ session }: Kit, made: ReadonlyMap<string, unknown>): Left[] =>
  session.writes.flatMap(({ operation, params }) => {
    const id = params[placeOf(operation.path) ?? '']
    return operation.method === 'DELETE' && (id === undefined || !made.has(id))
      ? [{ operation: operation.id, id: id ?? '', why: 'removed, and not put back' }]
      : []
  })

/** Actions on things that the run did not make. */
function doneTo(kit: Kit, made: ReadonlyMap<string, unknown>): Left[] {
  const creates = new Set(creating(kit).map(({ create }) => create))
  const done = new Map<string, Left>()
  for (const { operation, params } of kit.session.writes) {
    const ids = Object.entries(params).flatMap(([name, value]) => (/(^|_)id$|Id$/.test(name) ? [value] : []))
    if (operation.method !== 'POST' || creates.has(operation) || ids.some((id) => made.has(id))) continue
    const left = { operation: operation.id, id: ids.join(', '), why: 'done, and not undone' }
    done.set(`${left.operation} ${left.id}`, left)
  }
  return [...done.values()]
}

/** Removes one thing; gives why it is still there. */
async function removal(kit: Kit, thing: Made): Promise<string | undefined> {
  const { session } = kit
  const { resource, create, params, id } = thing
  const token = thing.token === undefined ? {} : { token: thing.token }
  const end = session.operations.find(
    ({ method, path }) =>
      method === 'POST' &&
      ENDS.test(path) &&
      placeOf(parentOf(path)) !== undefined &&
      parentOf(parentOf(path)) === create.path,
  )
  for (const way of [resource.remove, end]) {
    const place = placeOf(way === end ? parentOf(way?.path ?? '') : (way?.path ?? ''))
    if (!way || place === undefined || !session.mayAsk(way)) continue
    const where = { ...params, [place]: id }
    const [body] = validBodies(session, kit.requests, way, 0)
    const headers = await writeHeaders(session, way, where)
    for (const as of [{}, token]) {
      const answer = await session.ask({ operation: way, params: where, body, headers, ...as })
      if (answer.ok) return way === end ? `ended with ${way.id}, no call removes this kind` : undefined
    }
    return `${way.id} refused`
  }
  return 'no call removes this kind'
}
