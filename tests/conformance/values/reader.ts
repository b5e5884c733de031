import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { parentOf, placeOf, successSchema } from '../contract/resources.ts'
import type { Answer, Session } from '../session.ts'

/** Reads what a write changes; the body may hold the value of the reading's own place. */
export type Reader = (body: JsonObject) => Promise<Answer | undefined>

/**
 * How what was written is read: at the same address, or below it (`PUT variable/`, `GET variable/{variable_name}/`)
 * where the answer is described alike; the place's value is then in the body.
 */
export function readerOf(
  session: Session,
  write: Operation,
  params: Readonly<Record<string, string>>,
): Reader {
  const reads = session.operations.filter(
    (operation) => operation.method === 'GET' && session.mayAsk(operation),
  )
  const same = reads.find(({ path }) => path === write.path)
  const below = reads.find(
    (read) =>
      parentOf(read.path) === write.path &&
      placeOf(read.path) !== undefined &&
      isDeepStrictEqual(successSchema(read), successSchema(write)),
  )
  return async (body) => {
    if (same) return session.ask({ operation: same, params })
    const place = placeOf(below?.path ?? '')
    if (!below || place === undefined) return undefined
    const value = body[place] ?? body[place.split('_').at(-1) ?? ''] ?? body.id
    return typeof value === 'string'
      ? session.ask({ operation: below, params: { ...params, [place]: value } })
      : undefined
  }
}
