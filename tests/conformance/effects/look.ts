import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import type { Answer, Session } from '../session.ts'
import { valueAt } from '../steps/values.ts'
import { allRows } from '../values/pages.ts'
import { sameValue } from '../values/same.ts'
import type { Effect } from './effect.ts'
import type { Context } from './expressions.ts'
import { allEvaluated, evaluated } from './expressions.ts'

/** What a read shows of an effect at one moment. */
export type Look = {
  /** Whether the thing, or the row that is meant, is there. */
  readonly isThere: boolean
  /** How many rows of a list are meant. */
  readonly rows: number
  readonly value: Json | undefined
  readonly answer: Answer
}

const GONE = [404, 410]
const CLOSED = [401, 403]

/** Looks once; undefined when nothing can be said: the read cannot be asked, fails, or a value for it is not known. */
export async function lookAt(
  session: Session,
  effect: Effect,
  context: Context,
  token: string | null | undefined,
): Promise<Look | undefined> {
  const read = session.operations.find(({ id, method }) => id === effect.read && method === 'GET')
  const given = read && allEvaluated(withoutUnknown(session, read, effect.parameters, context), context)
  // no address has the value null in it
  if (given && Object.values(given).includes(null)) return undefined
  const row = effect.row && allEvaluated(effect.row, context)
  if (!read || !session.mayAsk(read) || !given || (effect.row && !row)) return undefined
  const ask = {
    operation: read,
    ...valuesFor(read, given, context),
    ...(token === undefined ? {} : { token }),
  }
  if (row) {
    const all = await allRows(session, ask)
    const meant = all?.rows.filter((one) => isMeant(one, row)) ?? []
    const [found] = meant
    if (!all || (!found && !all.complete)) return undefined
    return {
      isThere: found !== undefined,
      rows: meant.length,
      value: valueIn(found, effect),
      answer: all.answer,
    }
  }
  const answer = await session.ask(ask)
  if (!answer.ok && ![...GONE, ...CLOSED].includes(answer.status)) return undefined
  return { isThere: answer.ok, rows: 0, value: answer.ok ? valueIn(answer.json, effect) : undefined, answer }
}

/** Before the response arrives, its values are unknown: the person's own value, sent with each call, is used instead. */
function withoutUnknown(
  session: Session,
  read: Operation,
  parameters: JsonObject,
  context: Context,
): JsonObject {
  const own = session.standing.get(read) ?? {}
  return Object.fromEntries(
    Object.entries(parameters).filter(
      ([name, value]) =>
        context.json !== undefined || own[name] === undefined || evaluated(value, context) !== undefined,
    ),
  )
}

/** Whether what is not there is surely not there, and not only closed to this person. */
export const isSurelyGone = ({ isThere, answer }: Look): boolean =>
  !isThere && (answer.ok || GONE.includes(answer.status))

const isMeant = (row: JsonObject, wanted: JsonObject): boolean =>
  Object.entries(wanted).every(([name, value]) => sameValue(valueAt(row, `/${name}`), value))

const valueIn = (json: unknown, { field }: Effect): Json | undefined =>
  field === undefined ? undefined : valueAt(json, `/${field}`)

/** Values for the path and the query of a read: those that are given, and those of the call with the same names. */
function valuesFor(read: Operation, given: JsonObject, { params }: Context) {
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      read.parameters.flatMap((parameter) => {
        const value = given[parameter.name] ?? (place === 'path' ? params[parameter.name] : undefined)
        return parameter.in === place && value !== undefined ? [[parameter.name, String(value)]] : []
      }),
    )
  return { params: named('path'), query: named('query') }
}
