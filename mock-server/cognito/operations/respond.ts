import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { notInEnum, requireClient, requiredText } from '../request-body.ts'
import { invalidSession, requiredSession } from '../step-sessions.ts'
import { answerChoice, answerPassword } from './choice.ts'
import { answerCode } from './codes.ts'
import { answerDeviceVerifier, startDeviceVerifier } from './device-sign-in.ts'
import { answerNewPassword } from './new-password.ts'
import { answerPasskey } from './passkey-sign-in.ts'
import { answerPasswordVerifier } from './password.ts'
import { answerFactorChoice, answerSetUp } from './second-factor.ts'

/** `ChallengeNameType` of the API. */
const names = [
  'SMS_MFA',
  'EMAIL_OTP',
  'SOFTWARE_TOKEN_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'PASSWORD_VERIFIER',
  'CUSTOM_CHALLENGE',
  'SELECT_CHALLENGE',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
  'ADMIN_NO_SRP_AUTH',
  'NEW_PASSWORD_REQUIRED',
  'SMS_OTP',
  'PASSWORD',
  'WEB_AUTHN',
  'PASSWORD_SRP',
] as const

/** Goes on with a sign-in (IDENT-12): the password, a device, what may follow them. */
export async function respondToAuthChallenge(
  pool: UserPool,
  body: RequestBody,
  rpId: string,
): Promise<object> {
  requireClient(body)
  const asked = requiredText(body, 'ChallengeName')
  const name = names.find((one) => one === asked)
  switch (name) {
    case 'PASSWORD_VERIFIER':
      return answerPasswordVerifier(pool, body)
    case 'SELECT_CHALLENGE':
      return answerChoice(pool, body, rpId)
    case 'PASSWORD':
    case 'PASSWORD_SRP':
      return answerPassword(pool, body, name)
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(pool, body)
    case 'EMAIL_OTP':
    case 'SMS_OTP':
    case 'SMS_MFA':
    case 'SOFTWARE_TOKEN_MFA':
      return answerCode(pool, body, name)
    case 'SELECT_MFA_TYPE':
      return answerFactorChoice(pool, body)
    case 'MFA_SETUP':
      return answerSetUp(pool, body)
    case 'DEVICE_SRP_AUTH':
      return startDeviceVerifier(pool, body)
    case 'DEVICE_PASSWORD_VERIFIER':
      return answerDeviceVerifier(pool, body)
    case 'WEB_AUTHN':
      return answerPasskey(pool, body)
    case 'CUSTOM_CHALLENGE':
    case 'ADMIN_NO_SRP_AUTH':
      // the pool never opens these, so no session can be for them
      requiredSession(body)
      throw invalidSession()
    case undefined:
      throw notInEnum('challengeName', asked, names)
  }
}
