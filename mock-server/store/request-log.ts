import type { ApiAnswer, Headers } from '../contract/api-call.ts'
import type { OperationId } from '../contract/operation-id.ts'
import type { UserRow } from './rows.ts'

/**
 * What is kept of a call beside its row. References only, which cost the call nothing: they are looked at when the
 * record of requests is asked for (control/check-call.ts).
 */
export type CallDetail = {
  /** The caller; undefined if unknown. */
  user?: UserRow | undefined
  /** The body as it was sent, where it is JSON. */
  sent?: string
  /** The server's result. */
  answer?: ApiAnswer
  /** The kinds of the faults that hit it. */
  faults?: readonly string[]
  /** The response sent instead because of faults; the text is undefined for a broken connection. */
  altered?: { readonly headers: Headers; readonly text: Promise<string | undefined> | undefined }
}

/** Notes what goes out after faults hit, which may be another answer than the server made. */
export function noteAltered(detail: CallDetail, response: Response): void {
  const isBreaking = detail.faults?.includes('resetAfterBytes')
  detail.altered = {
    headers: Object.fromEntries(response.headers),
    text: isBreaking
      ? undefined
      : response
          .clone()
          .text()
          .catch(() => undefined),
  }
}

/** One call of /v1, in the order of arrival. */
export type LoggedCall = {
  /** 1, 2, 3 ... within its world. */
  readonly id: number
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly operationId: OperationId | null
  /** The caller's name for it, else one of the server's own; errors answer it for support. */
  requestId: string
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

/** The request log of one world. Keeps the last 2000 calls, and the bodies of the last 200. */
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
      requestId: '',
      status: null,
      started: performance.now(),
      took: null,
      detail: {},
    }
    calls.push(call)
    return call
  }

  /** Notes the status that a call was answered with; 0 for a connection that broke. */
  answered(call: LoggedCall, status: number): void {
    call.status = status
    call.took = performance.now() - call.started
  }

  list(): readonly LoggedCall[] {
    return this.#calls
  }

  clear(): void {
    this.#calls = []
  }
}
