import type { Finding } from './finding.ts'

/** The coverage of one operation. */
export type OperationCoverage = {
  readonly operation: string
  readonly method: string
  readonly path: string
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Statuses that the contract documents. */
  readonly documented: readonly string[]
  /** Pointers of the fields that good answers can have, and those that came at least once. */
  readonly fields: readonly string[]
  readonly seenFields: readonly string[]
  /** Why it was not asked (needs writes, no id known, assumed); null when it was. */
  readonly leftOut: string | null
}

/** The outcome of a run, of a proxy's life or of a file of traffic. */
export type Report = {
  readonly target: string
  /** The contract's file, and its title and version. */
  readonly contract: string
  readonly title: string
  readonly mode: 'run' | 'proxy' | 'har'
  /** ISO 8601. */
  readonly started: string
  readonly ms: number
  readonly requests: number
  /** With the same seed a run asks the same; null where nothing is made up. */
  readonly seed: number | null
  /** Without those that a baseline accepts. */
  readonly findings: readonly Finding[]
  /** Findings that the baseline accepts, with its reason. */
  readonly accepted: readonly { readonly finding: Finding; readonly reason: string; readonly until: string }[]
  /** One sentence each: what could not be checked and why, what was left behind. */
  readonly notes: readonly string[]
  readonly coverage: readonly OperationCoverage[]
}
