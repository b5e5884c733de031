import { ApiError } from '#src/api/errors.ts'

/** What a call about invitations can fail of, so that each is said in its own words. */
export type CallFailure = 'offline' | 'gone' | 'closed' | 'tooSoon' | 'other'

export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return 'other'
  if (error.isOffline) return 'offline'
  switch (error.status) {
    case 403:
    case 404:
      return 'gone'
    case 409:
      return 'closed'
    case 429:
      return 'tooSoon'
    default:
      return 'other'
  }
}

/** The server's own sentence about a refusal, which it writes in the caller's language. */
export function detailOf(error: unknown): string | undefined {
  const body: unknown = error instanceof ApiError ? (error as ApiError).body : undefined
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  return typeof body.detail === 'string' ? body.detail : undefined
}
