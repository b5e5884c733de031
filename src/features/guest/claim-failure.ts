import { ApiError } from '#src/api/errors.ts'

/** Why a claim failed: `verification` contains `in_same_journey` (ERR-09), or anything else (ERR-10). */
export function claimProblem(error: unknown): 'failed' | 'inSameJourney' {
  const body = error instanceof ApiError ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('verification' in body)) return 'failed'
  const { verification } = body
  return Array.isArray(verification) && verification.includes('in_same_journey') ? 'inSameJourney' : 'failed'
}
