import type { Exchange } from './exchange.ts'

/** How much a finding weighs: an error breaks a promise of the contract, a warning goes beyond what it promises. */
export type Severity = 'error' | 'warning'

/** One difference between what the contract promises and what a backend does. */
export type Finding = {
  /** The operationId; `METHOD /path` where the contract has none, and for what no operation fits. */
  readonly operation: string
  readonly method: string
  /** The template of the path, `/v1/tasks/{id}/`. */
  readonly path: string
  /** Which promise: `missing-required`, `wrong-type`, `filter-ignored`; docs/conformance.md lists them. */
  readonly rule: string
  readonly severity: Severity
  /** The place in the answer as a JSON pointer, with `*` for each item of a list; empty for the whole. */
  readonly pointer: string
  /** The same place with the number of the item that shows it, `/results/3/status`; left out where it is the pointer. */
  readonly at?: string | undefined
  /** The status of the answer; 0 when none came. */
  readonly status: number
  /** One sentence each, understandable without knowing this project. */
  readonly promised: string
  readonly came: string
  /** The exchange that shows it best; undefined where several together do and the sentences say all. */
  readonly exchange: Exchange | undefined
  /** How often the same was found (same operation, rule, pointer and status). */
  readonly count: number
}

/** The identity of a finding. */
export const keyOf = ({ operation, rule, pointer, status }: Finding): string =>
  [operation, rule, pointer, status].join(' ')

/** Each finding once, with how often it was found; the first example stays. */
export function distinct(findings: Iterable<Finding>): Finding[] {
  const found = new Map<string, Finding>()
  for (const finding of findings) {
    const key = keyOf(finding)
    const before = found.get(key)
    found.set(key, before ? { ...before, count: before.count + finding.count } : finding)
  }
  return [...found.values()]
}
