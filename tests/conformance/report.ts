import type { Json } from './contract/document.ts'
import type { EffectOutcome } from './effects/effect.ts'
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
  /** What a run with --allow-writes left as it was not before. */
  readonly left?: readonly Left[] | undefined
  /** Who was let in where; only of runs that know the roles of somebody, against a contract with `x-access`. */
  readonly roles?: RoleMatrix | undefined
  /** What became of the effects that operations promise; only of runs against a contract with `x-effects`. */
  readonly effects?: readonly EffectSeen[] | undefined
  /** With --since: how this run differs from an earlier one. */
  readonly trend?: Trend
}

/** Something that stays behind: what made or changed it, its id, and why it stays. */
export type Left = { readonly operation: string; readonly id: string; readonly why: string }

/** A promise of `x-effects`, and whether the run saw it kept. */
export type EffectSeen = {
  readonly operation: string
  readonly read: string
  readonly field: string | null
  readonly becomes: Json
  readonly outcome: EffectOutcome | 'not-seen'
}

/** What one person may do by the contract, and what came. */
export type RoleCell = {
  readonly promised: 'open' | 'refused'
  /** The best status that came; null when the operation was not asked with this token. */
  readonly status: number | null
  readonly outcome: 'kept' | 'broken' | 'unclear' | 'not-asked'
}

export type RoleMatrix = {
  readonly people: readonly { readonly option: string; readonly roles: readonly string[] }[]
  /** Operations with `x-access`; `cells` in the order of `people`. */
  readonly rows: readonly {
    readonly operation: string
    readonly method: string
    readonly path: string
    readonly callers: readonly string[]
    readonly cells: readonly RoleCell[]
  }[]
}

/** A finding by what identifies it. */
export type FindingName = Pick<Finding, 'operation' | 'rule' | 'pointer' | 'status'>

/** What changed since an earlier run; accepted findings are in neither list. */
export type Trend = {
  /** When the earlier run began, ISO 8601; null when there was no report of it yet. */
  readonly since: string | null
  readonly added: readonly FindingName[]
  /** Gone; only of operations that were asked this time too. */
  readonly gone: readonly FindingName[]
  readonly same: number
  /** Operations that were asked, then and now. */
  readonly asked: readonly [number, number]
}
