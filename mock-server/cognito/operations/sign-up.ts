import { expiredCode, redeemCode, sendCode } from '../codes.ts'
import { deliveryTo } from '../delivery.ts'
import { base64Url, randomBytes } from '../encoding.ts'
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts'
import { checkPassword } from '../password-policy.ts'
import type { UserPool } from '../pool.ts'
import type { RequestBody } from '../request-body.ts'
import { attributesOf, requireClient, requiredText } from '../request-body.ts'
import { keepStep } from '../step-sessions.ts'
import { unknownUser } from './unknown-user.ts'

/**
 * What the product takes as an e-mail (its contract says `format: email`); an account that it cannot show must not
 * come into being.
 */
const emailPattern = /^(?=.{1,64}@)(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Makes an account and sends the code that confirms it (IDENT-07, IDENT-08). */
export async function signUp(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const email = requiredText(body, 'Username')
  const password = requiredText(body, 'Password')
  const attributes = attributesOf(body, 'UserAttributes')
  if (email.length > 128) {
    throw invalidParameter(
      "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must have length less than or equal to 128",
    )
  }
  if (!emailPattern.test(email)) throw invalidParameter('Username should be an email.')
  if ((attributes.get('email') ?? email).toLowerCase() !== email.toLowerCase()) {
    throw invalidParameter('Email provided does not match the username.')
  }
  checkPassword(password)
  if (pool.users.hasAccount(email)) {
    throw new CognitoError('UsernameExistsException', 'User already exists')
  }
  const user = pool.addUser({
    sub: crypto.randomUUID(),
    email,
    password,
    status: 'UNCONFIRMED',
    given_name: attributes.get('given_name'),
    family_name: attributes.get('family_name'),
  })
  const CodeDeliveryDetails = sendCode(pool, user, 'signUp')
  // ConfirmSignUp may be sent without it, and Amplify does so: it leads nowhere
  const Session = base64Url(randomBytes(120))
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails, Session }
}

/**
 * Confirms an account with its code (IDENT-09); the account is usable from then on. The session of the answer signs
 * it in once, without another proof (USER_AUTH).
 */
export async function confirmSignUp(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const user = pool.users.find(requiredText(body, 'Username'))
  const code = requiredText(body, 'ConfirmationCode')
  if (!user) throw unknownUser(pool) ?? expiredCode()
  if (user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  }
  redeemCode(pool, user, 'signUp', code)
  user.status = 'CONFIRMED'
  user.emailVerified = true
  pool.onConfirmed(user)
  return { Session: keepStep(pool, user, { kind: 'SIGNED_UP' }) }
}

/** Sends another code (IDENT-10). */
export async function resendConfirmationCode(pool: UserPool, body: RequestBody): Promise<object> {
  requireClient(body)
  const name = requiredText(body, 'Username')
  const user = pool.users.find(name)
  if (!user) {
    const told = unknownUser(pool)
    if (told) throw told
    return { CodeDeliveryDetails: deliveryTo(name) }
  }
  if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
  return { CodeDeliveryDetails: sendCode(pool, user, 'signUp') }
}
