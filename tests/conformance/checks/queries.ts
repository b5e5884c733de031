import { isDeepStrictEqual } from 'node:util'
import type { Operation, Parameter } from '../contract/contract.ts'
import type { JsonObject } from '../contract/document.ts'
import { objectAt } from '../contract/document.ts'
import { responseFor } from '../contract/contract.ts'
import { refusalFor } from '../contract/refusals.ts'
import { rowSchema, rowsIn } from '../contract/resources.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'

/** A query parameter that no contract names. */
const UNKNOWN = { zz_unknown: '1' }

/**
 * Query values that a parameter does not take are refused, where the contract says that there are refusals. A parameter
 * that no contract names is refused, or changes nothing.
 */
export async function queries({ session, reads }: Kit): Promise<void> {
  for (const read of reads) {
    const { operation, params } = read
    if (rowSchema(session.contract, operation) !== undefined) await unknown(session, read)
    if (!refuses(operation)) continue
    for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
      if (parameter.assumed && !session.options.includeAssumed) continue
      for (const [value, fault] of badValues(session.contract.document, parameter)) {
        const answer = await session.ask({ operation, params, query: { [parameter.name]: value } })
        if (answer.ok) {
          session.found(
            'invalid-query-answers',
            operation,
            answer,
            `a refusal of ${parameter.name}=${value} (${fault})`,
            `${answer.status}`,
          )
        }
      }
    }
  }
}

async function unknown(session: Session, { operation, params }: Read): Promise<void> {
  const namesOf = (json: unknown) => rowsIn(json)?.map((row) => row.id ?? row)
  const plain = await session.ask({ operation, params })
  const answer = await session.ask({ operation, params, query: UNKNOWN })
  const isSame = isDeepStrictEqual(namesOf(answer.json), namesOf(plain.json))
  const wanted = refusalFor(session.contract, 'unknown_query')
  if (wanted !== undefined && answer.status !== wanted) {
    session.found(
      'unlike-refusal',
      operation,
      answer,
      `${wanted} for a query parameter that the contract does not name`,
      `${answer.status}`,
    )
    return
  }
  if (answer.ok ? isSame : answer.status === 400 || answer.status === 422) return
  session.found(
    'unknown-query-changes',
    operation,
    answer,
    'the rows that come without zz_unknown=1, or a refusal (400)',
    answer.ok ? `${rowsIn(answer.json)?.length ?? 0} other rows` : String(answer.status),
  )
}

const refuses = (operation: Operation): boolean =>
  [400, 404, 422].some((status) => responseFor(operation, status))

/** One for each way that a text can be no value of the parameter. */
function badValues(document: JsonObject, { schema }: Parameter): [string, string][] {
  const whole = objectAt(document, schema)
  const one = whole.type === 'array' ? objectAt(document, whole.items) : whole
  const bad: [string, string][] = []
  if (Array.isArray(one.enum)) bad.push(['zz-not-listed', 'not in its list'])
  if (one.type === 'integer' || one.type === 'number') bad.push(['many', 'no number'])
  if (one.type === 'boolean') bad.push(['maybe', 'neither true nor false'])
  if (one.format === 'uuid') bad.push(['not-a-uuid', 'no id'])
  if (one.format === 'date') bad.push(['2026-13-45', 'no date'])
  if (one.format === 'date-time') bad.push(['yesterday', 'no moment'])
  if (typeof one.minimum === 'number') bad.push([String(one.minimum - 1), 'below its minimum'])
  if (typeof one.maximum === 'number') bad.push([String(one.maximum + 1), 'above its maximum'])
  return bad
}
