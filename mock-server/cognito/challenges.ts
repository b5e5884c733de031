import { newCode } from './codes.ts'
import { maskedEmail, maskedPhone } from './delivery.ts'
import { base64Url, randomBytes } from './encoding.ts'
import { CognitoError } from './errors.ts'
import type { Step } from './pending-step.ts'
import type { UserPool } from './pool.ts'
import { signInTokens } from './tokens.ts'
import type { PoolUser, SecondFactor } from './users.ts'

function open(pool: UserPool, user: PoolUser, step: Step, parameters: object): object {
  const Session = base64Url(randomBytes(120))
  const expires = pool.now() + pool.settings.challengeTtl * 1000
  pool.steps.set(Session, { user, step, expires, wrong: 0, used: false })
  return {
    ChallengeName: step.kind,
    Session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters },
  }
}

const codeSubject = 'Your sign-in code | Votre code de connexion'

function openSecondFactor(pool: UserPool, user: PoolUser, factor: SecondFactor): object {
  switch (factor.kind) {
    case 'SOFTWARE_TOKEN_MFA':
      return open(pool, user, factor, { FRIENDLY_DEVICE_NAME: 'Authenticator' })
    case 'EMAIL_OTP':
    case 'SMS_MFA': {
      const byText = factor.kind === 'SMS_MFA'
      const code = newCode(pool)
      pool.deliver({ to: byText ? factor.phone : user.email, subject: codeSubject, code })
      return open(
        pool,
        user,
        { kind: factor.kind, code },
        {
          CODE_DELIVERY_DELIVERY_MEDIUM: byText ? 'SMS' : 'EMAIL',
          CODE_DELIVERY_DESTINATION: byText ? maskedPhone(factor.phone) : maskedEmail(user.email),
        },
      )
    }
  }
}

/**
 * What follows when the password was right: a new password where the old one was temporary, a second factor where
 * the person has one, else the tokens.
 * @throws CognitoError PasswordResetRequiredException where an administrator asked for a reset (IDENT-38)
 */
export async function afterPassword(pool: UserPool, user: PoolUser): Promise<object> {
  if (user.status === 'RESET_REQUIRED') {
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const known = { email: user.email, email_verified: String(user.emailVerified), ...user.profile }
    return open(
      pool,
      user,
      { kind: 'NEW_PASSWORD_REQUIRED' },
      { requiredAttributes: '[]', userAttributes: JSON.stringify(known) },
    )
  }
  return user.secondFactor ? openSecondFactor(pool, user, user.secondFactor) : signedIn(pool, user)
}

/** The last answer of a sign-in. */
export const signedIn = async (pool: UserPool, user: PoolUser): Promise<object> => ({
  ChallengeParameters: {},
  AuthenticationResult: await signInTokens(pool, user),
})
