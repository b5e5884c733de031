import type { CodePurpose } from './code-state.ts'
import type { DeliveryDetails } from './delivery.ts'
import { deliveryTo } from './delivery.ts'
import { CognitoError } from './errors.ts'
import type { UserPool } from './pool.ts'
import type { PoolUser } from './users.ts'

const hour = 3_600_000
const codesAnHour = 5
const wrongAllowed = 5

const subjects: Readonly<Record<CodePurpose, string>> = {
  signUp: 'Your verification code | Votre code de vérification',
  reset: 'Your password reset code | Votre code pour changer de mot de passe',
}

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

/** Six random digits, or the code that a test has fixed. */
export function newCode(pool: UserPool): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return pool.settings.fixedCode ?? String(random % 1_000_000).padStart(6, '0')
}

/**
 * Sends a person a new code by email, which invalidates the previous one.
 * @throws CognitoError LimitExceededException after five codes for the same purpose within an hour
 */
export function sendCode(pool: UserPool, user: PoolUser, purpose: CodePurpose): DeliveryDetails {
  const now = pool.now()
  const sent = (user.codes.get(purpose)?.sent ?? []).filter((at) => now - at < hour)
  if (sent.length >= codesAnHour) throw limitExceeded()
  const { signUpCodeTtl, resetCodeTtl } = pool.settings
  const ttl = purpose === 'signUp' ? signUpCodeTtl : resetCodeTtl
  const code = newCode(pool)
  user.codes.set(purpose, { sent: [...sent, now], code, expires: now + ttl * 1000, wrong: 0 })
  pool.deliver({ to: user.email, subject: subjects[purpose], code })
  return deliveryTo(user.email)
}

/**
 * Takes a code, once.
 * @throws CognitoError ExpiredCodeException for a code that is too old, used or was never sent,
 *   CodeMismatchException for a wrong one, and after five wrong ones TooManyFailedAttemptsException (sign-up) or
 *   LimitExceededException (reset) until another code is sent
 */
export function redeemCode(pool: UserPool, user: PoolUser, purpose: CodePurpose, given: string): void {
  const state = user.codes.get(purpose)
  if (state && state.wrong >= wrongAllowed) {
    if (purpose === 'reset') throw limitExceeded()
    throw new CognitoError('TooManyFailedAttemptsException', 'Too many failed attempts')
  }
  if (!state || state.expires <= pool.now()) throw expiredCode()
  if (state.code !== given.trim()) {
    state.wrong += 1
    throw codeMismatch()
  }
  // the times of sending are kept: confirming does not open the limit
  user.codes.set(purpose, { ...state, expires: 0 })
}

export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
