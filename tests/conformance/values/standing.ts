import * as fc from 'fast-check'
import type { Operation, Parameter } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Session } from '../session.ts'
import { arbitraryOf } from './arbitrary.ts'

type Values = Readonly<Record<string, string>>

/** OpenAPI describes these elsewhere; If-Match and keys of requests are different in each call. */
const APART = new Set(['accept', 'content-type', 'authorization', 'if-match', 'idempotency-key'])

/** What a call needs in its query: without it, a refusal would be the fault of the call. */
export const standingQuery = (session: Session, operation: Operation): Values =>
  valuesOf(session, operation, 'query')

/** The same for headers. */
export const standingHeaders = (session: Session, operation: Operation): Values =>
  valuesOf(session, operation, 'header')

function valuesOf(session: Session, { parameters }: Operation, place: Parameter['in']): Values {
  const needed = parameters.filter((one) => one.in === place && one.required)
  return Object.fromEntries(
    needed
      .map((one) => [place === 'header' ? one.name.toLowerCase() : one.name, one] as const)
      .filter(([name]) => place !== 'header' || !APART.has(name))
      .flatMap(([name, one]) => {
        const value = session.options.params[one.name] ?? session.ids.get(one.name) ?? likely(session, one)
        return value === undefined || value === null || isObject(value) ? [] : [[name, String(value)]]
      }),
  )
}

/** The example of the contract, its default, or a made-up value that fits. A made-up id would be that of nothing. */
function likely(session: Session, { schema, examples }: Parameter): Json | undefined {
  const { document } = session.contract
  const { default: usual, format } = objectAt(document, schema)
  const stated = examples[0] ?? usual
  if (stated !== undefined || format === 'uuid') return stated
  return fc.sample(arbitraryOf(document, schema), { numRuns: 1, seed: session.options.seed })[0]
}
