import { ApiError } from '#src/api/errors.ts'

/** How an access to a shared Health Story ended; `closed`: nobody says why. */
export type ShareEnd = 'expired' | 'revoked' | 'closed'

/** Reads it out of the answer to a call; undefined when the access goes on (ERR-51). */
export function shareEnd(error: unknown): ShareEnd | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 410) {
    const code: unknown = Object(error.body).code
    return code === 'expired' || code === 'revoked' ? code : 'closed'
  }
  return error.status === 401 || error.status === 403 || error.status === 404 ? 'closed' : undefined
}
