import type { Sentence } from '../store/localized.ts'

/** The error names of the user pool API that the emulator answers, as the AWS SDK models them. */
type CognitoErrorName =
  | 'CodeMismatchException'
  | 'DeviceKeyExistsException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'OperationNotEnabledException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'UnauthorizedException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException'
  | 'WebAuthnChallengeNotFoundException'
  | 'WebAuthnCredentialNotSupportedException'
  | 'WebAuthnNotEnabledException'
  | 'WebAuthnOriginNotAllowedException'
  | 'WebAuthnRelyingPartyMismatchException'

/**
 * A refusal in Cognito's words. Always answered with status 400: Cognito does so, and Amplify would send a
 * request three times when it is answered 500 or 429.
 */
export class CognitoError extends Error {
  override readonly name: CognitoErrorName

  constructor(name: CognitoErrorName, message: Sentence) {
    super(message)
    this.name = name
  }
}

/** Without a message: the one answer to a wrong password, which must not tell what was wrong. */
export const notAuthorized = (message: Sentence = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message)

export const invalidParameter = (message: Sentence) => new CognitoError('InvalidParameterException', message)
