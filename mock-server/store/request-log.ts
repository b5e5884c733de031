import type { OperationId } from '../contract/operation-id.ts'

/** One call of /v1, in the order of arrival; `status` is null until it is answered. */
export type LoggedCall = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly operationId: OperationId | null
  status: number | null
}

const limit = 2000

/** What was called in one world. Keeps the last 2000 calls. */
export class RequestLog {
  readonly #calls: LoggedCall[] = []

  add(call: LoggedCall): LoggedCall {
    if (this.#calls.length >= limit) this.#calls.splice(0, limit / 2)
    this.#calls.push(call)
    return call
  }

  list(): readonly LoggedCall[] {
    return this.#calls
  }
}
