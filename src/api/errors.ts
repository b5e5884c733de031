type ApiErrorOptions = ErrorOptions & {
  reference?: string | undefined
  retryAfter?: number | undefined
}

/** The error of any call that was not answered with success (ERR-01..06). */
export class ApiError<T = unknown> extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status, or 0 when no answer came at all. */
  readonly status: number
  /** Whether the call was sent without a token (ERR-02). */
  readonly unauthenticated: boolean
  /** The parsed JSON body, when there was one (ERR-03). */
  readonly body: T | undefined
  /** Whether no answer came because this device has no connection; without an answer otherwise, the server is down. */
  readonly isOffline: boolean

  /** The name of the call, which support finds in the logs of the backend. */
  readonly reference: string | undefined
  /** In how many seconds the backend wants to be asked again. */
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

  /** A 404 is a not-found case (ERR-06). */
  get notFound(): boolean {
    return this.status === 404
  }
}
