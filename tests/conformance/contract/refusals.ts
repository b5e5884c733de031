import type { Contract } from './contract.ts'

/** What a whole contract says of refusals, in `x-refusals` at its top: which status each of them has. */
export type Refusal = 'role' | 'row' | 'unknown_query'

/** The status of a kind of refusal; undefined where the contract leaves it open. */
export function refusalFor({ document }: Contract, kind: Refusal): number | undefined {
  const status: unknown = Object(document['x-refusals'])[kind]
  return typeof status === 'number' ? status : undefined
}
