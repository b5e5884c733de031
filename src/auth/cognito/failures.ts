import { IdentityError, type IdentityFailure } from '../port.ts'

/**
 * Maps the service's error names to ours (ERR-11..24, ERR-40). Anything else is unknown, including Amplify's
 * AutoSignInException (IDENT-43, D-12) and UserAlreadyAuthenticatedException (IDENT-40, D-18).
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
  // The sign-in that a challenge belongs to is lost: it expires after three minutes (IDENT-41).
  ['SignInException', 'notAuthorized'],
  ['NetworkError', 'network'],
  ['PasskeyAuthenticationCanceled', 'cancelled'],
  ['PasskeyRegistrationCanceled', 'cancelled'],
  ['PasskeyOperationAborted', 'cancelled'],
  ['PasskeyAlreadyExists', 'passkeyExists'],
  ['PasskeyNotSupported', 'passkeysOff'],
  ['RelyingPartyMismatch', 'passkeysOff'],
  ['WebAuthnNotEnabledException', 'passkeysOff'],
  ['WebAuthnConfigurationMissingException', 'passkeysOff'],
])

const DISABLED = 'User is disabled.'
/** The message of the pool's pre-authentication trigger for social sign-in; the service wraps it in text. */
const DEACTIVATED = 'account_deactivated'

/** Converts any error of the identity service; its own message is never shown (ERR-40). */
export function identityError(cause: unknown): IdentityError {
  const name = cause instanceof Error ? cause.name : ''
  const message = cause instanceof Error ? cause.message : ''
  // The service has no error name for this case.
  const isDisabled =
    (name === 'NotAuthorizedException' && message === DISABLED) ||
    (name === 'OAuthSignInException' && message.includes(DEACTIVATED))
  if (isDisabled) return new IdentityError('disabled', { cause })
  return new IdentityError(FAILURES.get(name) ?? 'unknown', { cause })
}

/** Translates every error of the service into an IdentityError. */
export const withIdentityErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw identityError(error)
  })
