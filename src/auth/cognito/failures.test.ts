import { describe, expect, test } from 'vitest'
import { identityError } from './failures.ts'
import { testRows } from '#tests/support/table.ts'

const named = (name: string) => Object.assign(new Error('words of the service'), { name })

describe('what the service calls a failure, and what we call it', () => {
  testRows([
    ['UserNotFoundException', 'unknownUser'],
    ['NotAuthorizedException', 'notAuthorized'],
    ['SignInException', 'notAuthorized'],
    ['UsernameExistsException', 'userExists'],
    ['CodeMismatchException', 'wrongCode'],
    ['ExpiredCodeException', 'expiredCode'],
    ['InvalidParameterException', 'invalid'],
    ['LimitExceededException', 'limit'],
    ['NetworkError', 'network'],
    ['InvalidPasswordException', 'unknown'],
    ['TooManyFailedAttemptsException', 'usedUpCode'],
    ['AutoSignInException', 'unknown'],
    ['UserAlreadyAuthenticatedException', 'unknown'],
    ['toString', 'unknown'],
    ['PasskeyAuthenticationCanceled', 'cancelled'],
    ['PasskeyRegistrationCanceled', 'cancelled'],
    ['PasskeyOperationAborted', 'cancelled'],
    ['PasskeyAlreadyExists', 'passkeyExists'],
    ['PasskeyNotSupported', 'passkeysOff'],
    ['RelyingPartyMismatch', 'passkeysOff'],
    ['WebAuthnNotEnabledException', 'passkeysOff'],
    ['WebAuthnConfigurationMissingException', 'passkeysOff'],
  ])('%s is %s (VAL-09, IDENT-40, IDENT-43)', (name, failure) => {
    expect(identityError(named(name)).failure).toBe(failure)
  })

  test('distinguishes a deactivated account from a wrong password by the service’s message only', () => {
    const refused = (message: string) =>
      identityError(Object.assign(new Error(message), { name: 'NotAuthorizedException' })).failure
    expect(refused('User is disabled.')).toBe('disabled')
    expect(refused('Incorrect username or password.')).toBe('notAuthorized')
  })

  test('a person rejected by the trigger after a provider redirect', () => {
    const back = (description: string, name = 'OAuthSignInException') =>
      identityError(Object.assign(new Error(description), { name })).failure
    const ofTrigger = 'PreAuthentication failed with error account_deactivated. '
    expect(back(ofTrigger)).toBe('disabled')
    expect(back('PreAuthentication failed with error something else. ')).toBe('unknown')
    expect(back(ofTrigger, 'AuthError')).toBe('unknown')
  })

  test('ERR-40: the words of the service are kept as the cause, not as the message', () => {
    const error = identityError(named('NotAuthorizedException'))
    expect(error.message).toBe('notAuthorized')
    expect(error.cause).toHaveProperty('message', 'words of the service')
  })

  testRows([
    ['ERR-28', 'iatNotFoundException', 'iat not found in access token'],
    ['ERR-30', 'AuthError', 'Invalid tokens'],
    ['ERR-31', 'NoSessionFoundException', 'Auth session was not found. Make sure to call signIn.'],
    ['ERR-32', 'AuthError', 'Invalid Idtoken.'],
    ['ERR-33', 'UserUnAuthenticatedException', 'User needs to be authenticated to call this API.'],
    ['ERR-29', 'EmptyTokenStoreException', 'TokenStore not set'],
  ])('%s, ERR-40: %s is unknown to people, whatever its words', (_, name, message) => {
    const error = identityError(Object.assign(new Error(message), { name }))
    expect(error.failure).toBe('unknown')
    expect(error.message).not.toContain(message)
  })

  test('what is no error at all is unknown', () => expect(identityError('boom').failure).toBe('unknown'))
})
