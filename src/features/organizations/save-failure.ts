import { ApiError } from '#src/api/errors.ts'

/** Why a change of an organization was not kept. */
export type SaveFailure = 'offline' | 'gone' | 'changed' | 'failed'

export function saveFailure(error: unknown): SaveFailure {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 0) return 'offline'
  if (status === 412) return 'changed'
  return status === 403 || status === 404 ? 'gone' : 'failed'
}
