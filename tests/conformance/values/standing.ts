import * as fc from 'fast-check'
import type { Contract, Operation, Parameter } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { RunOptions } from '../options.ts'
import { arbitraryOf } from './arbitrary.ts'

/** What a run knows of values. */
type Run = {
  readonly contract: Contract
  readonly options: RunOptions
  readonly ids: ReadonlyMap<string, string>
}

type Values = Readonly<Record<string, string>>

/** OpenAPI describes these elsewhere; If-Match and keys of requests are different in each call. */
const APART = new Set(['accept', 'content-type', 'authorization', 'if-match', 'idempotency-key'])

/** What a call needs in its query: without it, a refusal would be the fault of the call. */
export const standingQuery = (run: Run, operation: Operation): Values => valuesOf(run, operation, 'query')

/** The same for headers. */
export const standingHeaders = (run: Run, operation: Operation): Values => valuesOf(run, operation, 'header')

function valuesOf(run: Run, { parameters }: Operation, place: Parameter['in']): Values {
  const needed = parameters.filter((one) => one.in === place && one.required)
  return Object.fromEntries(
    needed
      .map((one) => [place === 'header' ? one.name.toLowerCase() : one.name, one] as const)
      .filter(([name]) => place !== 'header' || !APART.has(name))
      .flatMap(([name, one]) => {
        const value = run.options.params[one.name] ?? run.ids.get(one.name) ?? likely(run, one)
        return value === undefined || value === null || isObject(value) ? [] : [[name, String(value)]]
      }),
  )
}

/** The example of the contract, its default, or a made-up value that fits. A made-up id would be that of nothing. */
function likely(run: Run, { schema, examples }: Parameter): Json | undefined {
  const { document } = run.contract
  const { default: usual, format } = objectAt(document, schema)
  const stated = examples[0] ?? usual
  if (stated !== undefined || format === 'uuid') return stated
  return fc.sample(arbitraryOf(document, schema), { numRuns: 1, seed: run.options.seed })[0]
}
