import { notAuthorized } from './errors.ts'
import type { SignInAttempts } from './users.ts'

/**
 * The lock-out of Cognito's developer guide ("Lockout behavior for failed sign-in attempts"): the fifth wrong
 * password locks for 1 s, every further one for twice as long, up to 15 minutes. Attempts while locked are
 * refused and not counted. A right password, or 15 minutes without any attempt, starts over.
 */
const freeFailures = 5
const longestMs = 15 * 60_000

/** Call at the start of every attempt; throws NotAuthorizedException while the account is locked. */
export function beginAttempt(attempts: SignInAttempts, now: number): void {
  if (now - attempts.last >= longestMs) clearFailures(attempts)
  attempts.last = now
  if (attempts.lockedUntil > now) throw notAuthorized('Password attempts exceeded')
}

export function countFailure(attempts: SignInAttempts, now: number): void {
  attempts.failures += 1
  const beyond = attempts.failures - freeFailures
  if (beyond >= 0) attempts.lockedUntil = now + Math.min(longestMs, 1000 * 2 ** beyond)
}

export function clearFailures(attempts: SignInAttempts): void {
  attempts.failures = 0
  attempts.lockedUntil = 0
}
