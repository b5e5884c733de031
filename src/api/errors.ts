type ApiErrorOptions = ErrorOptions & {
  reference?: string | undefined
  retryAfter?: number | undefined
}

/** Thrown by every call that does not succeed (ERR-01..06). */
export class ApiError<T = unknown> extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status, or 0 without a response. */
  readonly status: number
  /** Whether the call was sent without a token (ERR-02). */
  readonly unauthenticated: boolean
  /** The parsed JSON body, if any (ERR-03). */
  readonly body: T | undefined
  /**
   * True if there was no response because this device is offline; otherwise a missing response means the server
   * is down.
   */
  readonly isOffline: boolean

  /** The request id, by which support finds the call in the logs of the backend. */
  readonly reference: string | undefined
  /** Seconds to wait before a retry, as the backend asked. */
  readonly retryAfter: number | undefined

  constructor(status: number, unauthenticated: boolean, body?: T, options: ApiErrorOptions = {}) {
    super(`Request failed with status ${status}`, options)
    this.status = status
    this.unauthenticated = unauthenticated
    this.body = body
    this.reference = options.reference
    this.retryAfter = options.retryAfter
    this.isOffline = status === 0 && globalThis.navigator?.onLine === false
  }

  /** Whether the resource does not exist (ERR-06). */
  get notFound(): boolean {
    return this.status === 404
  }
}
