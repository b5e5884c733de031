import { IdentityError, type IdentityFailure } from '../port.ts'

/**
 * The one table from the service's error names to ours (ERR-11..24, ERR-40). What is not listed is unknown, also the
 * library's AutoSignInException (IDENT-43, D-12) and UserAlreadyAuthenticatedException (IDENT-40, D-18).
 */
const FAILURES: ReadonlyMap<string, IdentityFailure> = new Map([
  ['UserNotFoundException', 'unknownUser'],
  ['NotAuthorizedException', 'notAuthorized'],
  ['UsernameExistsException', 'userExists'],
  ['CodeMismatchException', 'wrongCode'],
  ['ExpiredCodeException', 'expiredCode'],
  ['TooManyFailedAttemptsException', 'usedUpCode'],
  ['InvalidParameterException', 'invalid'],
  ['LimitExceededException', 'limit'],
  // The sign-in that a challenge belongs to is gone from this device: it expires after three minutes (IDENT-41).
  ['SignInException', 'notAuthorized'],
  ['NetworkError', 'network'],
])

const DISABLED = 'User is disabled.'
/** What the pool's pre-authentication trigger says of whoever comes from a provider; the service puts words around it. */
const DEACTIVATED = 'account_deactivated'

/** Our error for whatever the identity service threw; its own message is never shown (ERR-40). */
export function identityError(cause: unknown): IdentityError {
  const name = cause instanceof Error ? cause.name : ''
  const message = cause instanceof Error ? cause.message : ''
  // The service has no name of its own for this one.
  const isDisabled =
    (name === 'NotAuthorizedException' && message === DISABLED) ||
    (name === 'OAuthSignInException' && message.includes(DEACTIVATED))
  if (isDisabled) return new IdentityError('disabled', { cause })
  return new IdentityError(FAILURES.get(name) ?? 'unknown', { cause })
}
