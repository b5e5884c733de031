import { brokenConnection } from '../broken-connection.ts'
import type { OperationId } from '../contract/operation-id.ts'
import type { UserRow } from './rows.ts'

/**
 * What is kept of a call beside its row. References only, which cost the call nothing: they are looked at when the
 * record of requests is asked for (control/check-call.ts).
 */
export type CallDetail = {
  /** Who called; undefined for nobody whom the world knows. */
  user?: UserRow | undefined
  /** The body as it was sent, where it is JSON. */
  sent?: string
  response?: Response
  /** The body of the answer. */
  answer?: string | Uint8Array | Promise<string | undefined>
  /** The kinds of the faults that hit it. */
  faults?: readonly string[]
}

/** One call of /v1, in the order of arrival. */
export type LoggedCall = {
  /** 1, 2, 3 ... within its world. */
  readonly id: number
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly operationId: OperationId | null
  /** Null until it is answered; 0 for a connection that broke. */
  status: number | null
  /** Ms, by `performance.now()`. */
  readonly started: number
  /** Ms until it was answered. */
  took: number | null
  /** Of the last calls only. */
  detail: CallDetail | undefined
}

const limit = 2000

/** So many of the last calls keep their detail. */
export const detailed = 200

/** What was called in one world. Keeps the last 2000 calls, and the bodies of the last 200. */
export class RequestLog {
  #calls: LoggedCall[] = []
  #count = 0

  /** How many calls there ever were, also those that were forgotten or cleared. */
  get count(): number {
    return this.#count
  }

  add(method: string, path: string, operationId: OperationId | null): LoggedCall {
    const calls = this.#calls
    if (calls.length >= limit) calls.splice(0, limit / 2)
    const old = calls[calls.length - detailed]
    if (old) old.detail = undefined
    const call: LoggedCall = {
      id: (this.#count += 1),
      method,
      path,
      operationId,
      status: null,
      started: performance.now(),
      took: null,
      detail: {},
    }
    calls.push(call)
    return call
  }

  /** Notes the answer of a call. */
  answered(call: LoggedCall, response: Response): void {
    const isBroken = response === brokenConnection
    call.status = isBroken ? 0 : response.status
    call.took = performance.now() - call.started
    const { detail } = call
    if (!detail || isBroken) return
    detail.response = response
    // a fault may have put another answer in the place of the one that was noted; one that breaks is not to be read
    if (detail.faults && !detail.faults.includes('resetAfterBytes')) {
      detail.answer = response
        .clone()
        .text()
        .catch(() => undefined)
    }
  }

  list(): readonly LoggedCall[] {
    return this.#calls
  }

  clear(): void {
    this.#calls = []
  }
}
