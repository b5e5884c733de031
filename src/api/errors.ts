/** The error of any call that was not answered with success (ERR-01..06). */
export class ApiError<T = unknown> extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status, or 0 when no answer came at all. */
  readonly status: number
  /** Whether the call was sent without a token (ERR-02). */
  readonly unauthenticated: boolean
  /** The parsed JSON body, when there was one (ERR-03). */
  readonly body: T | undefined

  constructor(status: number, unauthenticated: boolean, body?: T, options?: ErrorOptions) {
    super(`Request failed with status ${status}`, options)
    this.status = status
    this.unauthenticated = unauthenticated
    this.body = body
  }

  /** A 404 is a not-found case (ERR-06). */
  get notFound(): boolean {
    return this.status === 404
  }
}
