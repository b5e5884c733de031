import { ApiError } from '#src/api/errors.ts'

/** Why a shared link did not open. */
export type UnlockFailure =
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'locked' }
  /** Expired, revoked or nonexistent; the reason is not disclosed (SHARE-04). */
  | { kind: 'gone' }
  | { kind: 'failed' }

/** Parses the error of a passcode attempt (ERR-49..51). */
export function unlockFailure(error: unknown): UnlockFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  const body: { code?: unknown; attempts_remaining?: unknown } = Object(error.body)
  if (error.status === 404 || error.status === 410) return { kind: 'gone' }
  if (error.status === 403 && body.code === 'verification_limit_exceeded') return { kind: 'locked' }
  if (error.status === 400 && body.code === 'incorrect_passcode') {
    const left = Number(body.attempts_remaining)
    return left > 0 ? { kind: 'wrong', attemptsLeft: left } : { kind: 'locked' }
  }
  return { kind: 'failed' }
}
