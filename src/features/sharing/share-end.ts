import { ApiError } from '#src/api/errors.ts'

/** Why access to a shared Health Story ended; `closed`: unknown reason. */
export type ShareEnd = 'expired' | 'revoked' | 'closed'

/** Parses an error response; undefined if access continues (ERR-51). */
export function shareEnd(error: unknown): ShareEnd | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 410) {
    const code: unknown = Object(error.body).code
    return code === 'expired' || code === 'revoked' ? code : 'closed'
  }
  return error.status === 401 || error.status === 403 || error.status === 404 ? 'closed' : undefined
}
