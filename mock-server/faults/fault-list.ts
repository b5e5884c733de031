import type { Fault, FaultTarget } from './fault.ts'
import { random } from './random.ts'

/** An active fault, with its remaining hits and time. */
export type ActiveFault = {
  readonly fault: Fault
  /** Hits left; Infinity without a limit. */
  left: number
  /** Epoch ms of the real clock. */
  readonly until: number
  hits: number
  /** Matching calls; with `percent`, only a fraction of them fails. */
  seen: number
}

/** Kinds that change the session once rather than an answer each time. */
const onceByNature = new Set<Fault['kind']>(['revokeSession', 'expireAccessToken'])

/** The faults of one world. Empty in normal use, and then it costs nothing. */
export class FaultList {
  #active: ActiveFault[] = []
  #release = new AbortController()

  get size(): number {
    return this.#active.length
  }

  /** Aborted when the faults are replaced or cleared: calls that hang are let go. */
  get released(): AbortSignal {
    return this.#release.signal
  }

  /** Replaces all faults with these. */
  replace(faults: readonly Fault[]): void {
    this.#release.abort()
    this.#release = new AbortController()
    this.#active = faults.map((fault) => ({
      fault,
      left: timesOf(fault),
      until: fault.forMs === undefined ? Infinity : Date.now() + fault.forMs,
      hits: 0,
      seen: 0,
    }))
  }

  list(): readonly ActiveFault[] {
    this.#active = this.#active.filter(({ left, until }) => left > 0 && until > Date.now())
    return this.#active
  }

  /** Counts a hit on every fault that fits the call, and gives them back in the order they were put in. */
  take(target: FaultTarget): readonly ActiveFault[] {
    const hit = this.list().filter((active, at) => fits(active.fault, target) && isChosen(active, at))
    for (const active of hit) {
      active.left -= 1
      active.hits += 1
    }
    return hit
  }

  /** How far the world's clock is off, in ms. */
  clockOffset(): number {
    let offset = 0
    for (const { fault, until } of this.#active) {
      if (fault.kind === 'clockOffset' && until > Date.now()) offset += fault.ms
    }
    return offset
  }
}

function timesOf(fault: Fault): number {
  if (fault.kind === 'clockOffset') return Infinity
  return fault.times ?? (onceByNature.has(fault.kind) ? 1 : Infinity)
}

/** Whether a call that fits is among the share that is hit; `at` lets two faults choose different ones. */
function isChosen(active: ActiveFault, at: number): boolean {
  active.seen += 1
  const { fault } = active
  if (fault.kind === 'clockOffset' || fault.share === undefined) return true
  return random(at + 1, active.seen) * 100 < fault.share
}

function fits(fault: Fault, target: FaultTarget): boolean {
  if (fault.kind === 'clockOffset') return false
  const { match } = fault
  if (!match || Object.keys(match).length === 0) return target.path.startsWith('/v1/')
  const { method, path, operationId, amzTarget } = match
  if (method !== undefined && method.toUpperCase() !== target.method) return false
  if (path !== undefined && !pattern(path).test(target.path)) return false
  if (operationId !== undefined && operationId !== target.operationId) return false
  return amzTarget === undefined || amzTarget === target.amzTarget
}

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`)
