import { newCode } from './codes.ts'
import { maskedEmail, maskedPhone } from './delivery.ts'
import { newDevice } from './devices.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import type { FactorKind } from './factors.ts'
import type { Step } from './pending-step.ts'
import type { UserPool } from './pool.ts'
import { keepStep } from './step-sessions.ts'
import { signInTokens } from './tokens.ts'
import type { PoolUser } from './users.ts'

/** A challenge with the session that leads back to it. */
export const challenge = (pool: UserPool, user: PoolUser, step: Step, parameters: object): object => ({
  ChallengeName: step.kind,
  Session: keepStep(pool, user, step),
  ChallengeParameters: parameters,
})

const codeSubject = 'Your sign-in code | Votre code de connexion'

/** Sends a code, by text message for the kinds of SMS, and asks for it. */
export function codeChallenge(
  pool: UserPool,
  user: PoolUser,
  kind: 'EMAIL_OTP' | 'SMS_MFA' | 'SMS_OTP',
): object {
  const { phone } = user.factors
  const bySms = kind !== 'EMAIL_OTP'
  if (bySms && phone === undefined) throw invalidParameter('User has no phone number.')
  const to = bySms && phone !== undefined ? phone : user.email
  const code = newCode(pool)
  if (!pool.isStranger(user)) pool.deliver({ to, subject: codeSubject, code })
  return challenge(
    pool,
    user,
    { kind, code },
    {
      USER_ID_FOR_SRP: user.username,
      CODE_DELIVERY_DELIVERY_MEDIUM: bySms ? 'SMS' : 'EMAIL',
      CODE_DELIVERY_DESTINATION: bySms ? maskedPhone(to) : maskedEmail(to),
    },
  )
}

/** Asks for one second factor. */
export function factorChallenge(pool: UserPool, user: PoolUser, kind: FactorKind): object {
  if (kind !== 'SOFTWARE_TOKEN_MFA') return codeChallenge(pool, user, kind)
  const secret = user.factors.totpSecret
  if (secret === undefined) {
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA does not exist for the user.',
    )
  }
  const parameters = { USER_ID_FOR_SRP: user.username, FRIENDLY_DEVICE_NAME: 'Authenticator' }
  return challenge(pool, user, { kind, secret }, parameters)
}

/**
 * What follows when the password was right: a new password where the old one was temporary, else the second step.
 * @param deviceKey the device that the client says it is
 * @throws CognitoError PasswordResetRequiredException where an administrator asked for a reset (IDENT-38)
 */
export async function afterPassword(pool: UserPool, user: PoolUser, deviceKey?: string): Promise<object> {
  if (user.status === 'RESET_REQUIRED') {
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const known = { email: user.email, email_verified: String(user.emailVerified), ...user.profile }
    return challenge(
      pool,
      user,
      { kind: 'NEW_PASSWORD_REQUIRED' },
      {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(known),
      },
    )
  }
  return secondStep(pool, user, deviceKey)
}

/**
 * The second factor, a choice of several (IDENT-36) or the set-up of the first, else the tokens. A remembered device
 * proves itself instead.
 * @throws CognitoError ResourceNotFoundException for a device that is not remembered
 */
export async function secondStep(pool: UserPool, user: PoolUser, deviceKey?: string): Promise<object> {
  if (pool.settings.deviceTracking && deviceKey !== undefined) {
    const device = user.devices.get(deviceKey)
    if (!device?.verifier) throw new CognitoError('ResourceNotFoundException', 'Device does not exist.')
    const parameters = { DEVICE_KEY: device.key, USERNAME: user.username, USER_ID_FOR_SRP: user.username }
    return challenge(pool, user, { kind: 'DEVICE_SRP_AUTH', device }, parameters)
  }
  const { enabled, preferred } = user.factors
  const [first, ...others] = enabled
  const factor = preferred ?? (others.length === 0 ? first : undefined)
  if (factor !== undefined) return factorChallenge(pool, user, factor)
  const USER_ID_FOR_SRP = user.username
  if (first !== undefined) {
    const MFAS_CAN_CHOOSE = JSON.stringify([...enabled])
    return challenge(pool, user, { kind: 'SELECT_MFA_TYPE' }, { USER_ID_FOR_SRP, MFAS_CAN_CHOOSE })
  }
  if (pool.settings.mfa === 'OPTIONAL') return signedIn(pool, user)
  return challenge(
    pool,
    user,
    { kind: 'MFA_SETUP', secret: undefined, verified: false },
    { USER_ID_FOR_SRP, MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']) },
  )
}

/** The last answer of a sign-in, with a name for the device where these are remembered and this one is new. */
export async function signedIn(pool: UserPool, user: PoolUser, deviceKey?: string): Promise<object> {
  const device = pool.settings.deviceTracking && deviceKey === undefined ? newDevice() : undefined
  if (device) user.devices.set(device.key, device)
  const tokens = await signInTokens(pool, user, device?.key ?? deviceKey)
  const NewDeviceMetadata = device && { DeviceKey: device.key, DeviceGroupKey: device.groupKey }
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, NewDeviceMetadata } }
}
